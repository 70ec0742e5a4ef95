// RUN: weir-opt --weir-infer-shapes --split-input-file --verify-diagnostics %s

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %s = tf.Const {value = dense<-1> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected one size of -1, got a second}}
    %r = tf.Reshape %x, %s : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %a = tf.Const {value = dense<5> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected an axis in [-2, 2), got 5}}
    %r = tf.ConcatV2 %x, %x, %a
        : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<1x3x3x1xf32>, %f: tensor<5x5x1x1xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{a window of 5 does not fit into an input of 3}}
    %r = tf.Conv2D %x, %f {strides = array<i64: 1, 1, 1, 1>, padding = "VALID"}
        : (tensor<1x3x3x1xf32>, tensor<5x5x1x1xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %b = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %s = tf.Const {value = dense<[1, 2]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected begin and size to be vectors, got ranks 0 and 1}}
    %r = tf.Slice %x, %b, %s
        : (tensor<2x3xf32>, tensor<i32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
