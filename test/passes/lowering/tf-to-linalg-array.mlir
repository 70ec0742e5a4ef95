// RUN: weir-opt --weir-form-kernels --weir-tf-to-linalg --canonicalize %s | FileCheck %s

// A gather checks all indices before it reads; a bad one raises.
// CHECK-DAG: code = "INVALID_ARGUMENT", format = "indices[{0}] = {1} is not in [0, {2}); feed or compute values in range"
// CHECK-DAG: iterator_types = ["reduction"]
// CHECK-DAG: task.raise
// CHECK-DAG: tensor.extract %{{.*}} : tensor<9x4xf32>
// A concat writes each operand into its place.
// CHECK-DAG: tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [2, 4] [1, 1]
// CHECK-DAG: tensor.insert_slice %{{.*}} into %{{.*}}[2, 0] [3, 4] [1, 1]
// A slice with positive strides is a view, backwards it is read one by one.
// CHECK-DAG: tensor.extract_slice %{{.*}}[1, 0] [4, 2] [2, 2]
// CHECK-DAG: tensor.extract %{{.*}} : tensor<3xf32>
// Sizes become data.
// CHECK-DAG: tensor.from_elements %{{.*}} : tensor<2xi32>
weir.program @array {
  weir.step @main(%p: tensor<9x4xf32>, %i: tensor<?xi32, #tf.dims<s0>>,
                  %a: tensor<2x4xf32>, %b: tensor<3x4xf32>, %v: tensor<3xf32>)
      -> (tensor<?x4xf32, #tf.dims<s0, 4>>, tensor<5x4xf32>, tensor<4x2xf32>,
          tensor<3xf32>, tensor<2xi32>)
      attributes {feeds = ["p:0", "i:0", "a:0", "b:0", "v:0"],
                  fetches = ["g:0", "c:0", "s:0", "r:0", "n:0"], targets = [],
                  symbols = [#tf.symbol<feed, [1, 0], "", "">]} {
    %0 = tf.gather %p, %i {axis = 0 : i64, batch_dims = 0 : i64}
        : (tensor<9x4xf32>, tensor<?xi32, #tf.dims<s0>>)
        -> tensor<?x4xf32, #tf.dims<s0, 4>>
    %1 = tf.concat %a, %b {axis = 0 : i64}
        : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
    %2 = tf.slice %p {starts = #tf.dims<1, 0>, strides = array<i64: 2, 2>}
        : (tensor<9x4xf32>) -> tensor<4x2xf32>
    %3 = tf.slice %v {starts = #tf.dims<2>, strides = array<i64: -1>}
        : (tensor<3xf32>) -> tensor<3xf32>
    %4 = tf.sizes {exprs = #tf.dims<s0, 4>} : () -> tensor<2xi32>
    weir.return %0, %1, %2, %3, %4
        : tensor<?x4xf32, #tf.dims<s0, 4>>, tensor<5x4xf32>, tensor<4x2xf32>,
          tensor<3xf32>, tensor<2xi32>
  }
}
