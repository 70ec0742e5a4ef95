// RUN: weir-opt %s --weir-tf-to-linalg | FileCheck %s

// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[COLUMNS:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>

// CHECK-LABEL: func.func private @matmul
func.func private @matmul(%a: tensor<?x3xf32, #tf.dims<s0, 3>>, %b: tensor<3x4xf32>)
    -> tensor<?x4xf32, #tf.dims<s0, 4>>
    attributes {task.kernel, task.num_sizes = 1 : i64} {
  // CHECK: linalg.fill
  // CHECK: linalg.matmul ins(
  %p = tf.MatMul %a, %b : (tensor<?x3xf32, #tf.dims<s0, 3>>, tensor<3x4xf32>) -> tensor<?x4xf32, #tf.dims<s0, 4>>
  return %p : tensor<?x4xf32, #tf.dims<s0, 4>>
}

// A transpose is an indexing map; bf16 accumulates in f32.
// CHECK-LABEL: func.func private @transposed
func.func private @transposed(%a: tensor<2x3xbf16>, %b: tensor<4x3xbf16>) -> tensor<2x4xbf16>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: linalg.matmul indexing_maps = [#[[ROWS]], #[[COLUMNS]],
  // CHECK-SAME: -> tensor<2x4xf32>
  // CHECK: arith.truncf
  %p = tf.MatMul %a, %b {transpose_b = true} : (tensor<2x3xbf16>, tensor<4x3xbf16>) -> tensor<2x4xbf16>
  return %p : tensor<2x4xbf16>
}

// The mean of integers sums in 64 bits.
// CHECK-LABEL: func.func private @mean
func.func private @mean(%x: tensor<2x3xi8>) -> tensor<2xi8>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: arith.extsi {{.*}} : i8 to i64
  // CHECK: arith.addi {{.*}} : i64
  // CHECK: arith.divsi {{.*}} : i64
  // CHECK: arith.trunci {{.*}} : i64 to i8
  %r = tf.reduce %x {kind = "mean", axes = array<i64: 1>} : tensor<2x3xi8> -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// The lowest position wins ties, NaN never wins.
// CHECK-LABEL: func.func private @argmax
func.func private @argmax(%x: tensor<2x3xf32>) -> tensor<2xi64>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: arith.constant -3.40282347E+38 : f32
  // CHECK: arith.cmpf ogt
  %r = tf.arg_reduce %x {kind = "max", axis = 1 : i64} : tensor<2x3xf32> -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// Rows: maximum, exponentials, sum, quotient.
// CHECK-LABEL: func.func private @softmax
func.func private @softmax(%x: tensor<2x3xf32>) -> tensor<2x3xf32>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: arith.maximumf
  // CHECK: arith.subf
  // CHECK: math.exp
  // CHECK: arith.addf
  // CHECK: arith.divf
  %r = tf.Softmax %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// A label outside of its row fails the run, and is shown.
// CHECK-LABEL: func.func private @loss
// CHECK-SAME: format = "Received a label value of {1} which is outside the valid range of [0, {2})"
func.func private @loss(%x: tensor<2x3xf32>, %y: tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3xf32>)
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: task.raise
  %l, %g = tf.SparseSoftmaxCrossEntropyWithLogits %x, %y : (tensor<2x3xf32>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3xf32>)
  return %l, %g : tensor<2xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func private @scan
func.func private @scan(%x: tensor<2x3xf32>) -> tensor<2x3xf32>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: scf.for
  // CHECK: tensor.insert_slice
  %r = tf.scan %x {kind = "sum", axis = 1 : i64, exclusive = false, reverse = false} : tensor<2x3xf32> -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
