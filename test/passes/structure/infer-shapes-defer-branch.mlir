// RUN: weir-opt %s --weir-infer-shapes --split-input-file 2>&1 | FileCheck %s

// A branch may never run, so that what is wrong in it is no error.
// CHECK: warning: fails when it runs: expected two matrices, got ranks 1 and 1
// CHECK-LABEL: weir.program @branch
// CHECK: weir.case {{.*}} -> (tensor<3xf32>, !weir.token)
// CHECK: weir.step private @bad{{.*}} -> tensor<3xf32>
// CHECK: %[[FAIL:.*]], %[[DONE:.*]] = tf.generic "Fail"
// CHECK-NEXT: weir.return %[[FAIL]] : tensor<3xf32> after(%[[DONE]])
weir.program @branch {
  weir.step @main(%p: tensor<i1>, %x: tensor<3xf32>) -> tensor<*xf32>
      attributes {feeds = ["p:0", "x:0"], fetches = ["r:0"], targets = []} {
    %r, %t = weir.case %p [@good, @bad](%x) : (tensor<i1>, tensor<3xf32>) -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32> after(%t)
  }
  weir.step private @good(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %n = tf.Neg %x : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %n : tensor<*xf32>
  }
  weir.step private @bad(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %m = tf.MatMul %x, %x {transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %m : tensor<*xf32>
  }
}
