// RUN: weir-opt %s --weir-infer-shapes --split-input-file --verify-diagnostics

weir.program @scan {
  weir.step @main(%x: tensor<3xf32>, %a: tensor<1xi32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "a:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{axis must be a scalar, got rank 1}}
    %r = tf.Cumprod %x, %a {exclusive = false, reverse = false} : (tensor<3xf32>, tensor<1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @segments {
  weir.step @main(%x: tensor<3xf32>, %i: tensor<3xi32>, %n: tensor<1xi32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "i:0", "n:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{num_segments should be a scalar, got rank 1}}
    %r = "tf.UnsortedSegmentSum"(%x, %i, %n) : (tensor<3xf32>, tensor<3xi32>, tensor<1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @loss {
  weir.step @main(%x: tensor<f32>, %i: tensor<3xi32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "i:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{logits must be of rank 2, got rank 0}}
    %r, %g = "tf.SparseSoftmaxCrossEntropyWithLogits"(%x, %i) : (tensor<f32>, tensor<3xi32>) -> (tensor<*xf32>, tensor<*xf32>)
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @offsets {
  weir.step @main(%d: tensor<i32>, %x: tensor<1x3xi32>) -> (tensor<*xi32>, tensor<*xi32>)
      attributes {feeds = ["d:0", "x:0"], fetches = ["r:0", "r:1"], targets = []} {
    // expected-error @below {{shapes should be vectors, got rank 2}}
    %r:2 = "tf.ConcatOffset"(%d, %x, %x) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<*xi32>, tensor<*xi32>)
    weir.return %r#0, %r#1 : tensor<*xi32>, tensor<*xi32>
  }
}

// -----

weir.program @depth_or_space {
  weir.step @main(%im: tensor<1x8x8x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{max pooling is either over the depth or over width and height}}
    %r = "tf.MaxPool"(%im) {ksize = array<i64: 1, 2, 2, 2>, strides = array<i64: 1, 1, 1, 2>, padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @depth {
  weir.step @main(%im: tensor<1x8x8x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{depthwise max pooling needs a window that divides the depth, got 3 and 4}}
    %r = "tf.MaxPool"(%im) {ksize = array<i64: 1, 1, 1, 3>, strides = array<i64: 1, 1, 1, 3>, padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @depth_stride {
  weir.step @main(%im: tensor<1x8x8x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{depthwise max pooling needs a window equal to its stride, got 2 and 1}}
    %r = "tf.MaxPool"(%im) {ksize = array<i64: 1, 1, 1, 2>, strides = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

// A kernel that TensorFlow has only elsewhere.
weir.program @label {
  weir.step @main(%x: tensor<3xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{No OpKernel was registered}}
    %r = "tf.Neg"(%x) {weir.no_kernel = "No OpKernel was registered to support Op 'Neg'"} : (tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
