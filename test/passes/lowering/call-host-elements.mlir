// RUN: weir-opt %s --weir-call-host-elements | FileCheck %s

weir.program @p {
  // What computes with strings is a runtime call of the op's name.
  // CHECK-LABEL: weir.step @called
  // CHECK: tf.generic "Equal"(%{{.*}}, %{{.*}})
  weir.step @called(%a: tensor<4x!weir.string>, %b: tensor<4x!weir.string>) -> tensor<4xi1>
      attributes {feeds = ["a:0", "b:0"], fetches = ["r:0"], targets = []} {
    %r = tf.Equal %a, %b : (tensor<4x!weir.string>, tensor<4x!weir.string>) -> tensor<4xi1>
    weir.return %r : tensor<4xi1>
  }

  // Another shape: the runtime shares the elements.
  // CHECK-LABEL: weir.step @reshaped
  // CHECK: %[[SHAPE:.*]] = tf.sizes
  // CHECK: tf.generic "ReshapeElements"(%{{.*}}, %[[SHAPE]])
  weir.step @reshaped(%a: tensor<4x!weir.string>) -> tensor<2x2x!weir.string>
      attributes {feeds = ["a:0"], fetches = ["r:0"], targets = []} {
    %r = tf.reshape %a : tensor<4x!weir.string> -> tensor<2x2x!weir.string>
    weir.return %r : tensor<2x2x!weir.string>
  }

  // What only moves elements moves their positions, in a kernel; one call takes
  // the elements.
  // CHECK-LABEL: weir.step @moved
  // CHECK: %[[IOTA:.*]] = tf.iota
  // CHECK: %[[FROM:.*]] = tf.reshape %[[IOTA]] : tensor<6xi64> -> tensor<2x3xi64>
  // CHECK: %[[TO:.*]] = tf.transpose %[[FROM]]
  // CHECK-SAME: tensor<3x2xi64>
  // CHECK: tf.generic "TakeElements"(%{{.*}}, %[[TO]])
  weir.step @moved(%a: tensor<2x3x!weir.string>) -> tensor<3x2x!weir.string>
      attributes {feeds = ["a:0"], fetches = ["r:0"], targets = []} {
    %r = "tf.transpose"(%a) {permutation = array<i64: 1, 0>} : (tensor<2x3x!weir.string>) -> tensor<3x2x!weir.string>
    weir.return %r : tensor<3x2x!weir.string>
  }
}
