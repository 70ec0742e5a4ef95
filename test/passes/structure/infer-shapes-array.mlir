// RUN: weir-opt --weir-infer-shapes --weir-decompose --canonicalize %s | FileCheck %s

// Shape, StridedSlice and Pack are arithmetic on sizes: no data is touched.
// CHECK-LABEL: @flatten
// CHECK-NEXT: %[[R:.*]] = tf.reshape %arg0 : tensor<?x7x7x64xf32, #tf.dims<s0, 7, 7, 64>> -> tensor<?x3136xf32, #tf.dims<s0, 3136>>
// CHECK-NEXT: weir.return %[[R]]
weir.program @shapes {
  weir.step @flatten(%x: tensor<?x7x7x64xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %zero = tf.Const {value = dense<0> : tensor<1xi32>} : tensor<1xi32>
    %one = tf.Const {value = dense<1> : tensor<1xi32>} : tensor<1xi32>
    %rest = tf.Const {value = dense<-1> : tensor<i32>} : tensor<i32>
    %s = tf.Shape %x : (tensor<?x7x7x64xf32>) -> tensor<*xi32>
    %n = tf.StridedSlice %s, %zero, %one, %one {shrink_axis_mask = 1 : i64}
        : (tensor<*xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
        -> tensor<*xi32>
    %t = tf.Pack %n, %rest {axis = 0 : i64}
        : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    %r = tf.Reshape %x, %t : (tensor<?x7x7x64xf32>, tensor<*xi32>)
        -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }

  // A shape that only data tells is read; a wrong one fails the step.
  // CHECK-LABEL: @read
  // CHECK-SAME: #tf.symbol<value
  // CHECK-SAME: #tf.symbol<check
  // CHECK: tf.read_sizes
  weir.step @read(%x: tensor<6xf32>, %s: tensor<2xi32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "s:0"], fetches = ["r:0"], targets = []} {
    %r = tf.Reshape %x, %s : (tensor<6xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
