// Convolutions that have no code, and what their code must know.
//
// RUN: weir-opt %s --weir-infer-shapes --weir-decompose --split-input-file --verify-diagnostics

weir.program @p {
  weir.step @main(%f: tensor<3x3x4x8xf32>, %g: tensor<1x6x6x8xf32>) -> tensor<*xf32>
      attributes {feeds = ["f:0", "g:0"], fetches = ["r:0"], targets = []} {
    %s = tf.Const {value = dense<[1, 8, 8, 8]> : tensor<4xi32>} : tensor<4xi32>
    // expected-error @below {{of a grouped convolution is not supported}}
    %r = "tf.Conv2DBackpropInput"(%s, %f, %g) {strides = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "NHWC", explicit_paddings = array<i64>}
        : (tensor<4xi32>, tensor<3x3x4x8xf32>, tensor<1x6x6x8xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%f: tensor<3x3x4x?xf32>, %g: tensor<1x6x6x8xf32>) -> tensor<*xf32>
      attributes {feeds = ["f:0", "g:0"], fetches = ["r:0"], targets = []} {
    %s = tf.Const {value = dense<[1, 8, 8, 4]> : tensor<4xi32>} : tensor<4xi32>
    // expected-error @below {{needs a known channel multiplier}}
    %r = "tf.DepthwiseConv2dNativeBackpropInput"(%s, %f, %g) {strides = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "NHWC", explicit_paddings = array<i64>}
        : (tensor<4xi32>, tensor<3x3x4x?xf32>, tensor<1x6x6x8xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<1x8x8x8x2xf32>, %f: tensor<?x2x2x2x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{needs a filter of known depth}}
    %r = "tf.Conv3D"(%x, %f) {strides = array<i64: 1, 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1, 1>, padding = "VALID", data_format = "NDHWC"}
        : (tensor<1x8x8x8x2xf32>, tensor<?x2x2x2x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<8x8x2xf32>, %f: tensor<2x2x2x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{input must have rank 4, got 3}}
    %r = tf.Conv2D %x, %f {strides = array<i64: 1, 1, 1, 1>, padding = "VALID"}
        : (tensor<8x8x2xf32>, tensor<2x2x2x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<8x8xf32>, %d: tensor<2xi1>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "d:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{needs constant dims}}
    %r = "tf.Reverse"(%x, %d) : (tensor<8x8xf32>, tensor<2xi1>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
