// RUN: weir-opt %s --weir-infer-shapes="defer-errors=true" --split-input-file 2>&1 | FileCheck %s

// What contradicts itself fails when it runs; what depends on it goes.
// CHECK: warning: fails when it runs: expected two matrices, got ranks 1 and 2
// CHECK-LABEL: weir.program @matmul
// CHECK: weir.step @main(%[[X:.*]]: tensor<3xf32>, %[[Y:.*]]: tensor<3x4xf32>) -> (tensor<f32>, tensor<3xf32>)
// CHECK-NEXT: %[[N:.*]] = tf.Neg %[[X]]
// CHECK-NEXT: %[[FAIL:.*]], %[[DONE:.*]] = tf.generic "Fail"(%[[X]], %[[Y]]) {attrs = {code = 3 : i64, message = "expected two matrices, got ranks 1 and 2"}}
// CHECK-NEXT: weir.return %[[FAIL]], %[[N]] : tensor<f32>, tensor<3xf32> after(%[[DONE]])
weir.program @matmul {
  weir.step @main(%x: tensor<3xf32>, %y: tensor<3x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
      attributes {feeds = ["x:0", "y:0"], fetches = ["r:0", "n:0"], targets = []} {
    %n = tf.Neg %x : (tensor<3xf32>) -> tensor<*xf32>
    %m = tf.MatMul %x, %y {transpose_a = false, transpose_b = false} : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<*xf32>
    %r = tf.Neg %m : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %r, %n : tensor<*xf32>, tensor<*xf32>
  }
}

// -----

// An effect behind it never happens.
// CHECK-LABEL: weir.program @effect
// CHECK: tf.generic "Fail"
// CHECK-NOT: tf.generic "AssignVariableOp"
// CHECK: weir.return after(
weir.program @effect {
  weir.step @main(%h: tensor<!weir.resource>, %x: tensor<3xf32>, %y: tensor<3x4xf32>)
      attributes {feeds = ["h:0", "x:0", "y:0"], fetches = [], targets = ["a"]} {
    %m = tf.MatMul %x, %y {transpose_a = false, transpose_b = false} : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<*xf32>
    %a = tf.generic "AssignVariableOp"(%h, %m) {attrs = {}} : (tensor<!weir.resource>, tensor<*xf32>) -> !weir.token
    weir.return after(%a)
  }
}

// -----

// A call that fails: what depends on its result goes.
// CHECK-LABEL: weir.program @call
// CHECK: weir.step @main
// CHECK: %{{.*}}, %[[CALLED:.*]] = weir.call
// CHECK-NEXT: %[[FAIL:.*]], %[[DONE:.*]] = tf.generic "Fail"() after(%[[CALLED]])
// CHECK-NEXT: weir.return %[[FAIL]] : tensor<f32> after(%[[CALLED]], %[[DONE]])
weir.program @call {
  weir.step @main(%x: tensor<3xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %c, %t = weir.call @f(%x) : (tensor<3xf32>) -> (tensor<*xf32>, !weir.token)
    %r = tf.Neg %c : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32> after(%t)
  }
  weir.step private @f(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %m = tf.MatMul %x, %x {transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %m : tensor<*xf32>
  }
}
