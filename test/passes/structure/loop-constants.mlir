// RUN: weir-opt %s --weir-infer-shapes | FileCheck %s
// RUN: weir-opt %s --weir-form-dataflow-loops=loops=dataflow --weir-infer-shapes | FileCheck %s --check-prefixes=CHECK,FRAME

weir.program @p {
  // A loop whose variable has another rank in each iteration says so.
  // CHECK-LABEL: weir.step @main
  // FRAME: weir.call {{.*}} -> (tensor<*xf32>,
  weir.step @main(%n: tensor<i32>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<*xf32>
      attributes {feeds = ["n:0", "x:0", "y:0"], fetches = ["r:0"], targets = []} {
    %0 = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %one = tf.Const {value = dense<1> : tensor<1xi32>} : tensor<1xi32>
    %r:5, %t = weir.while cond @cond body @body(%0, %n, %x, %y, %one)
        : (tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<1xi32>)
        -> (tensor<i32>, tensor<i32>, tensor<*xf32>, tensor<*xf32>, tensor<1xi32>, !weir.token) loc("while")
    weir.return %r#2 : tensor<*xf32> after(%t)
  }
  weir.step private @cond(%i: tensor<*xi32>, %n: tensor<*xi32>, %x: tensor<*xf32>, %y: tensor<*xf32>, %one: tensor<*xi32>) -> tensor<*xi1>
      attributes {feeds = ["", "", "", "", ""], fetches = [""], targets = []} {
    %p = tf.Less %i, %n : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi1>
    weir.return %p : tensor<*xi1>
  }
  // The strides enter as a constant and stay what they are.
  // CHECK: weir.step private
  // CHECK: %[[STRIDES:.*]] = tf.Const {value = dense<1> : tensor<1xi32>}
  // CHECK: tf.StridedSlice %{{.*}}, %{{.*}}, %{{.*}}, %[[STRIDES]] {{.*}} -> tensor<{{.*}}xf32, #tf.dims<{{.*}}>>
  weir.step private @body(%i: tensor<*xi32>, %n: tensor<*xi32>, %x: tensor<*xf32>, %y: tensor<*xf32>, %one: tensor<*xi32>)
      -> (tensor<*xi32>, tensor<*xi32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi32>)
      attributes {feeds = ["", "", "", "", ""], fetches = ["", "", "", "", ""], targets = []} {
    %0 = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %1 = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %j = tf.AddV2 %i, %1 : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    %b = tf.Pack %i : (tensor<*xi32>) -> tensor<*xi32>
    %e = tf.Pack %n : (tensor<*xi32>) -> tensor<*xi32>
    %s = tf.StridedSlice %y, %b, %e, %one : (tensor<*xf32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<*xf32>
    %m = tf.Sum %s, %0 {keep_dims = false} : (tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
    %w = tf.ExpandDims %x, %0 : (tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
    %z = tf.AddV2 %w, %m : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %j, %n, %z, %y, %one : tensor<*xi32>, tensor<*xi32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi32>
  }
}
