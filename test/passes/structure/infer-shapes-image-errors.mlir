// Convolutions, pools and blocks whose sizes and formats do not fit.
//
// RUN: weir-opt --weir-infer-shapes --split-input-file --verify-diagnostics %s

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>, %f: tensor<3x3x4x8xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected data_format NHWC or NCHW, got HWCN}}
    %r = "tf.Conv2D"(%im, %f) {strides = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "HWCN", explicit_paddings = array<i64>}
        : (tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>, %f: tensor<3x3x4x8xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected positive strides, got 0}}
    %r = "tf.Conv2D"(%im, %f) {strides = array<i64: 1, 0, 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "NHWC", explicit_paddings = array<i64>}
        : (tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>, %f: tensor<3x3x4x8xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected 8 explicit paddings}}
    %r = "tf.Conv2D"(%im, %f) {strides = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "EXPLICIT", data_format = "NHWC", explicit_paddings = array<i64>}
        : (tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>, %f: tensor<3x3x4x8xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected padding SAME, VALID or EXPLICIT, got CIRCULAR}}
    %r = "tf.Conv2D"(%im, %f) {strides = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "CIRCULAR", data_format = "NHWC", explicit_paddings = array<i64>}
        : (tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>, %f: tensor<3x3x4x8xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0", "f:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected 4 strides and dilations}}
    %r = "tf.Conv2D"(%im, %f) {strides = array<i64: 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "NHWC", explicit_paddings = array<i64>}
        : (tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[3, 3]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected 4 filter sizes and a gradient of rank 4}}
    %r = "tf.Conv2DBackpropFilter"(%im, %k, %im) {strides = array<i64: 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "NHWC", explicit_paddings = array<i64>}
        : (tensor<1x8x8x4xf32>, tensor<2xi32>, tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>, %n: tensor<4xf32>, %sc: tensor<1x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0", "n:0", "sc:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected vectors, got rank 2}}
    %r:6 = "tf.FusedBatchNormV3"(%im, %sc, %n, %n, %n) {epsilon = 1.0e-3 : f32, exponential_avg_factor = 1.0 : f32, data_format = "NHWC", is_training = false}
        : (tensor<1x8x8x4xf32>, tensor<1x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
    weir.return %r#0 : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected 4 window sizes and strides}}
    %r = "tf.MaxPool"(%im) {ksize = array<i64: 2, 2>, strides = array<i64: 1, 2, 2, 1>, padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{pooling is not supported over the batch, got a window of}}
    %r = "tf.AvgPool"(%im) {ksize = array<i64: 2, 2, 2, 1>, strides = array<i64: 1, 2, 2, 1>, padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{depthwise max pooling needs a window equal to its stride}}
    %r = "tf.MaxPool"(%im) {ksize = array<i64: 1, 1, 1, 2>, strides = array<i64: 1, 1, 1, 1>, padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[1, 2, 2]> : tensor<3xi32>} : tensor<3xi32>
    %t = tf.Const {value = dense<[1, 2, 2, 1]> : tensor<4xi32>} : tensor<4xi32>
    // expected-error @below {{expected 4 window sizes and strides}}
    %r = "tf.MaxPoolV2"(%im, %k, %t) {padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>, tensor<3xi32>, tensor<4xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{of depthwise pooling is not supported}}
    %r = "tf.MaxPoolGrad"(%im, %im, %im) {ksize = array<i64: 1, 1, 1, 2>, strides = array<i64: 1, 1, 1, 2>, padding = "VALID", data_format = "NHWC"}
        : (tensor<1x8x8x4xf32>, tensor<1x8x8x4xf32>, tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[8, 8]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected 4 sizes, got 2}}
    %r = "tf.AvgPoolGrad"(%k, %im) {ksize = array<i64: 1, 2, 2, 1>, strides = array<i64: 1, 2, 2, 1>, padding = "VALID", data_format = "NHWC"}
        : (tensor<2xi32>, tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[8, 8, 4]> : tensor<3xi32>} : tensor<3xi32>
    // expected-error @below {{expected 2 sizes, got 3}}
    %r = "tf.ResizeBilinear"(%im, %k) {align_corners = false, half_pixel_centers = false}
        : (tensor<1x8x8x4xf32>, tensor<3xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected data_format NHWC or NCHW, got HWCN}}
    %r = "tf.SpaceToDepth"(%im) {block_size = 2 : i64, data_format = "HWCN"}
        : (tensor<1x8x8x4xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<2> : tensor<4xi32>} : tensor<4xi32>
    %p = tf.Const {value = dense<0> : tensor<4x2xi32>} : tensor<4x2xi32>
    // expected-error @below {{expected a rank above 4, got 4}}
    %r = "tf.SpaceToBatchND"(%im, %k, %p)
        : (tensor<1x8x8x4xf32>, tensor<4xi32>, tensor<4x2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%im: tensor<1x8x8x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["im:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[0, 2]> : tensor<2xi32>} : tensor<2xi32>
    %p = tf.Const {value = dense<0> : tensor<2x2xi32>} : tensor<2x2xi32>
    // expected-error @below {{expected positive block sizes, got 0}}
    %r = "tf.SpaceToBatchND"(%im, %k, %p)
        : (tensor<1x8x8x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%vol: tensor<1x8x8x8x2xf32>, %g: tensor<2x2x2x2x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["vol:0", "g:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[8, 8]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected 5 input sizes, got 2}}
    %r = "tf.Conv3DBackpropInputV2"(%k, %g, %vol) {strides = array<i64: 1, 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1, 1>, padding = "VALID", data_format = "NDHWC"}
        : (tensor<2xi32>, tensor<2x2x2x2x4xf32>, tensor<1x8x8x8x2xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%vol: tensor<1x8x8x8x2xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["vol:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[8, 8]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected 5 filter sizes, got 2}}
    %r = "tf.Conv3DBackpropFilterV2"(%vol, %k, %vol) {strides = array<i64: 1, 1, 1, 1, 1>, dilations = array<i64: 1, 1, 1, 1, 1>, padding = "VALID", data_format = "NDHWC"}
        : (tensor<1x8x8x8x2xf32>, tensor<2xi32>, tensor<1x8x8x8x2xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%vol: tensor<1x8x8x8x2xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["vol:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[8, 8]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected 5 sizes, got 2}}
    %r = "tf.AvgPool3DGrad"(%k, %vol) {ksize = array<i64: 1, 2, 2, 2, 1>, strides = array<i64: 1, 2, 2, 2, 1>, padding = "VALID", data_format = "NDHWC"}
        : (tensor<2xi32>, tensor<1x8x8x8x2xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %am: tensor<2x3xi64>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "am:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected 4 input sizes, got 2}}
    %r = "tf.MaxPoolGradWithArgmax"(%x, %x, %am) {ksize = array<i64: 1, 2, 2, 1>, strides = array<i64: 1, 2, 2, 1>, padding = "VALID", include_batch_in_index = false}
        : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi64>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
