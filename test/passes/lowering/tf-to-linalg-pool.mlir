// RUN: weir-opt --weir-form-kernels --weir-tf-to-linalg --canonicalize %s | FileCheck %s

// A depthwise convolution with one filter per channel, and pools: named ops
// that code generation knows. Half precision accumulates in f32.
// CHECK-DAG: linalg.depthwise_conv_2d_nhwc_hwc {{.*}} outs({{.*}}tensor<1x4x4x3xf32>)
// CHECK-DAG: linalg.pooling_nhwc_max
// CHECK-DAG: linalg.pooling_nhwc_sum {{.*}} outs({{.*}}tensor<1x2x2x3xf32>)
// CHECK-DAG: arith.truncf %{{.*}} : f32 to f16
weir.program @pools {
  weir.step @main(%x: tensor<1x4x4x3xf16>, %f: tensor<3x3x3x1xf16>)
      -> (tensor<1x4x4x3xf16>, tensor<1x2x2x3xf16>, tensor<1x2x2x3xf16>)
      attributes {feeds = ["x:0", "f:0"], fetches = ["a:0", "b:0", "c:0"],
                  targets = [], symbols = []} {
    %0 = tf.depthwise_conv2d %x, %f {strides = array<i64: 1, 1>,
        dilations = array<i64: 1, 1>, low = #tf.dims<1, 1>,
        high = #tf.dims<1, 1>}
        : (tensor<1x4x4x3xf16>, tensor<3x3x3x1xf16>) -> tensor<1x4x4x3xf16>
    %1 = tf.pool %x {kind = "max", window = array<i64: 2, 2>,
        strides = array<i64: 2, 2>, low = #tf.dims<0, 0>,
        high = #tf.dims<0, 0>} : (tensor<1x4x4x3xf16>) -> tensor<1x2x2x3xf16>
    %2 = tf.pool %x {kind = "avg", window = array<i64: 2, 2>,
        strides = array<i64: 2, 2>, low = #tf.dims<0, 0>,
        high = #tf.dims<0, 0>} : (tensor<1x4x4x3xf16>) -> tensor<1x2x2x3xf16>
    weir.return %0, %1, %2
        : tensor<1x4x4x3xf16>, tensor<1x2x2x3xf16>, tensor<1x2x2x3xf16>
  }
}
