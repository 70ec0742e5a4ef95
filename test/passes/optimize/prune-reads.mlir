// RUN: weir-opt %s --weir-prune-reads | FileCheck %s

// The read's value is not used: the assignment waits for what the read did.
weir.program @p {
  // CHECK-LABEL: weir.step @main
  // CHECK: %[[H:.*]] = tf.generic "NoOp"
  // CHECK-NOT: ReadVariableOp
  // CHECK: weir.return after(%[[H]])
  weir.step @main(%h: tensor<!weir.resource>) attributes {
      feeds = ["h:0"], fetches = [], targets = [], weir.differentiated} {
    %n = tf.generic "NoOp"() {attrs = {}} : () -> !weir.token
    %v, %t = tf.generic "ReadVariableOp"(%h) after(%n) {attrs = {dtype = f32}} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token)
    weir.return after(%t)
  }
}
