// RUN: weir-opt %s --weir-drop-keeps --split-input-file | FileCheck %s

// Used anyway: the op raises on its own.
// CHECK-LABEL: weir.program @used
// CHECK: tf.FloorDiv
// CHECK-NOT: Keep
// CHECK: weir.return %{{.*}} : tensor<3xi32>{{$}}
weir.program @used {
  weir.step @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32>
      attributes {feeds = ["x:0", "y:0"], fetches = ["r:0"], targets = []} {
    %d = tf.FloorDiv %x, %y : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %t = tf.generic "Keep"(%d) {attrs = {}} : (tensor<3xi32>) -> !weir.token
    %r = tf.Neg %d : (tensor<3xi32>) -> tensor<3xi32>
    weir.return %r : tensor<3xi32> after(%t)
  }
}

// -----

// Used by nothing that runs: kept, so that it raises.
// CHECK-LABEL: weir.program @unused
// CHECK: %[[D:.*]] = tf.FloorDiv
// CHECK: %[[T:.*]] = tf.generic "Keep"(%[[D]])
// CHECK: weir.return %{{.*}} : tensor<3xi32> after(%[[T]])
weir.program @unused {
  weir.step @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32>
      attributes {feeds = ["x:0", "y:0"], fetches = ["x:0"], targets = []} {
    %d = tf.FloorDiv %x, %y : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %n = tf.Neg %d : (tensor<3xi32>) -> tensor<3xi32>
    %t = tf.generic "Keep"(%d) {attrs = {}} : (tensor<3xi32>) -> !weir.token
    weir.return %x : tensor<3xi32> after(%t)
  }
}

// -----

// An effect waits for it.
// CHECK-LABEL: weir.program @awaited
// CHECK: %[[T:.*]] = tf.generic "Keep"
// CHECK: tf.generic "AssignVariableOp"(%{{.*}}, %{{.*}}) after(%[[T]])
weir.program @awaited {
  weir.step @main(%h: tensor<!weir.resource>, %x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32>
      attributes {feeds = ["h:0", "x:0", "y:0"], fetches = ["d:0"], targets = ["a"]} {
    %d = tf.FloorDiv %x, %y : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %t = tf.generic "Keep"(%d) {attrs = {}} : (tensor<3xi32>) -> !weir.token
    %a = tf.generic "AssignVariableOp"(%h, %x) after(%t) {attrs = {}} : (tensor<!weir.resource>, tensor<3xi32>) -> !weir.token
    weir.return %d : tensor<3xi32> after(%t, %a)
  }
}

// -----

// An effect that needs the value waits for it anyway.
// CHECK-LABEL: weir.program @behind
// CHECK-NOT: Keep
// CHECK: tf.generic "AssignVariableOp"(%{{.*}}, %{{.*}}) :
weir.program @behind {
  weir.step @main(%h: tensor<!weir.resource>, %x: tensor<3xi32>, %y: tensor<3xi32>)
      attributes {feeds = ["h:0", "x:0", "y:0"], fetches = [], targets = ["a"]} {
    %d = tf.FloorDiv %x, %y : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %t = tf.generic "Keep"(%d) {attrs = {}} : (tensor<3xi32>) -> !weir.token
    %n = tf.Neg %d : (tensor<3xi32>) -> tensor<3xi32>
    %a = tf.generic "AssignVariableOp"(%h, %n) after(%t) {attrs = {}} : (tensor<!weir.resource>, tensor<3xi32>) -> !weir.token
    weir.return after(%t, %a)
  }
}
