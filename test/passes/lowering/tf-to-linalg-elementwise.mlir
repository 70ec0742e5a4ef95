// RUN: weir-opt %s --weir-tf-to-linalg | FileCheck %s

// A chain is one loop; bf16 computes in f32 and rounds where it is stored.
// CHECK-LABEL: func.func private @chain
func.func private @chain(%x: tensor<?x4xbf16, #tf.dims<s0, 4>>,
                         %y: tensor<?x4xbf16, #tf.dims<s0, 4>>)
    -> tensor<?x4xbf16, #tf.dims<s0, 4>>
    attributes {task.kernel, task.num_sizes = 1 : i64} {
  // CHECK: linalg.generic
  // CHECK: arith.extf
  // CHECK: arith.addf {{.*}} : f32
  // CHECK: arith.truncf {{.*}} : f32 to bf16
  // CHECK: arith.maximumf {{.*}} : f32
  // CHECK-NOT: linalg.generic
  %s = tf.AddV2 %x, %y : (tensor<?x4xbf16, #tf.dims<s0, 4>>, tensor<?x4xbf16, #tf.dims<s0, 4>>) -> tensor<?x4xbf16, #tf.dims<s0, 4>>
  %r = tf.Relu %s : (tensor<?x4xbf16, #tf.dims<s0, 4>>) -> tensor<?x4xbf16, #tf.dims<s0, 4>>
  return %r : tensor<?x4xbf16, #tf.dims<s0, 4>>
}

// The sign of an integer is in the tf type only; bool is a byte.
// CHECK-LABEL: func.func private @signs
// CHECK-SAME: tensor<4xi8>
func.func private @signs(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xi1>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: arith.cmpi ult
  // CHECK: arith.extui {{.*}} : i1 to i8
  %r = tf.Less %x, %y : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// A zero divisor is found before anything is written, lowest index first, and
// the division itself is safe.
// CHECK-LABEL: func.func private @divide
// CHECK-SAME: task.sites = [{code = "INVALID_ARGUMENT", format = "Integer division by zero"
func.func private @divide(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]
  // CHECK: task.raise
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]
  // CHECK: arith.select
  // CHECK: arith.divsi
  %r = tf.FloorDiv %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Floats cannot raise.
// CHECK-LABEL: func.func private @floats
func.func private @floats(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // CHECK-NOT: task.raise
  // CHECK: math.floor
  %r = tf.FloorDiv %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
