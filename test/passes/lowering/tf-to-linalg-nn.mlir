// RUN: weir-opt --weir-form-kernels --weir-tf-to-linalg %s | FileCheck %s

// A convolution is an anchor: padding, zeros, one named op, and its epilogue.
// CHECK-LABEL: func.func private @kernel_
// CHECK: tensor.pad %{{.*}} low[0, 1, 1, 0] high[0, 1, 1, 0]
// CHECK: linalg.fill
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: arith.maximumf
weir.program @conv {
  weir.step @main(%x: tensor<?x8x8x3xf32, #tf.dims<s0, 8, 8, 3>>,
                  %f: tensor<3x3x3x8xf32>, %b: tensor<8xf32>)
      -> tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>
      attributes {feeds = ["x:0", "f:0", "b:0"], fetches = ["r:0"],
                  targets = [], symbols = [#tf.symbol<feed, [0, 0], "", "">]} {
    %0 = tf.conv2d %x, %f {strides = array<i64: 1, 1>,
        dilations = array<i64: 1, 1>, low = #tf.dims<1, 1>,
        high = #tf.dims<1, 1>}
        : (tensor<?x8x8x3xf32, #tf.dims<s0, 8, 8, 3>>, tensor<3x3x3x8xf32>)
        -> tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>
    %1 = tf.broadcast %b : (tensor<8xf32>)
        -> tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>
    %2 = tf.AddV2 %0, %1 : (tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>,
        tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>)
        -> tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>
    %3 = tf.Relu %2 : (tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>)
        -> tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>
    weir.return %3 : tensor<?x8x8x8xf32, #tf.dims<s0, 8, 8, 8>>
  }
}
