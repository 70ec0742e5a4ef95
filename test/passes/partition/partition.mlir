// RUN: weir-opt %s --split-input-file --weir-partition | FileCheck %s

// Values go both ways; the constant is copied, %a is sent once.
// CHECK: edges = [{from = 0 : i64, name = "a:0", step = "main", to = 1 : i64, type = tensor<4xf32>}, {from = 1 : i64, name = "d:0", step = "main", to = 0 : i64, type = tensor<4xf32>}]
// CHECK-LABEL: weir.step private @"main.CPU:0"(%arg0: tensor<4xf32>) -> tensor<4xf32>
// CHECK-SAME: weir.placed = 0
// CHECK: %[[C:.*]] = tf.Const
// CHECK: %[[A:.*]] = tf.AddV2 %arg0, %[[C]]
// CHECK-NEXT: weir.send %[[A]] : tensor<4xf32> {edge = 0 : i64, to = 1 : i64}
// CHECK-NEXT: %[[D:.*]], %{{.*}} = weir.recv {edge = 1 : i64, from = 1 : i64} : tensor<4xf32>
// CHECK-NEXT: %[[Y:.*]] = tf.AddV2 %[[D]], %[[A]]
// CHECK-NEXT: weir.return %[[Y]]
// CHECK-LABEL: weir.step private @"main.CPU:1"()
// CHECK-SAME: weir.placed = 1
// CHECK: %[[A:.*]], %{{.*}} = weir.recv {edge = 0 : i64, from = 0 : i64} : tensor<4xf32>
// CHECK-NEXT: %[[C:.*]] = tf.Const
// CHECK-NEXT: %[[B:.*]] = tf.Mul %[[A]], %[[C]]
// CHECK-NEXT: %[[D:.*]] = tf.Mul %[[A]], %[[B]]
// CHECK-NEXT: weir.send %[[D]] : tensor<4xf32> {edge = 1 : i64, to = 0 : i64}
// CHECK-NEXT: weir.return
// CHECK-LABEL: weir.step @main
// CHECK-SAME: feeds = ["x:0"], fetches = ["y:0"]
// CHECK-NEXT: %[[Y:.*]], %[[T0:.*]] = weir.start @"main.CPU:0"(%arg0) : (tensor<4xf32>) -> (tensor<4xf32>, !weir.token)
// CHECK-NEXT: %[[T1:.*]] = weir.start @"main.CPU:1"() : () -> !weir.token
// CHECK-NEXT: weir.return %[[Y]] : tensor<4xf32> after(%[[T0]], %[[T1]])
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<4xf32> {weir.placed = 0 : i64}) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [], symbols = []} {
    %c = tf.Const {value = dense<1.0> : tensor<f32>, weir.placed = 0 : i64} : tensor<f32> loc("c")
    %a = tf.AddV2 %x, %c {weir.placed = 0 : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> loc("a")
    %b = tf.Mul %a, %c {weir.placed = 1 : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> loc("b")
    %d = tf.Mul %a, %b {weir.placed = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc("d")
    %y = tf.AddV2 %d, %a {weir.placed = 0 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc("y")
    weir.return %y : tensor<4xf32>
  }
}

// -----

// A value that was computed of what an effect gave tells of the effect as well.
// CHECK: edges = [{from = 0 : i64, name = "n:0", step = "main", to = 1 : i64, type = tensor<f32>}]
// CHECK-LABEL: weir.step private @"main.CPU:0"
// CHECK: %[[R:.*]], %[[RT:.*]] = tf.generic "ReadVariableOp"
// CHECK: %[[N:.*]] = tf.Neg %[[R]]
// CHECK-NEXT: weir.send %[[N]] : tensor<f32> after(%[[RT]]) {edge = 0 : i64, to = 1 : i64}
// CHECK-LABEL: weir.step private @"main.CPU:1"
// CHECK: %[[V:.*]], %[[T:.*]] = weir.recv {edge = 0 : i64, from = 0 : i64} : tensor<f32>
// CHECK: tf.generic "AssignVariableOp"(%{{.*}}, %[[V]]) after(%[[T]])
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main() attributes {feeds = [], fetches = [], targets = ["z"], symbols = []} {
    %v, %vt = tf.generic "VarHandleOp"() {attrs = {shared_name = "v"}, weir.placed = 0 : i64} : () -> (tensor<!weir.resource>, !weir.token) loc("v")
    %q, %qt = tf.generic "VarHandleOp"() {attrs = {shared_name = "q"}, weir.placed = 1 : i64} : () -> (tensor<!weir.resource>, !weir.token) loc("q")
    %r, %rt = tf.generic "ReadVariableOp"(%v) {attrs = {}, weir.placed = 0 : i64} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token) loc("r")
    %n = tf.Neg %r {weir.placed = 0 : i64} : (tensor<f32>) -> tensor<f32> loc("n")
    %z = tf.generic "AssignVariableOp"(%q, %n) after(%rt) {attrs = {}, weir.placed = 1 : i64} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("z")
    weir.return after(%z, %rt)
  }
}

// -----

// Effects in order over devices: an edge without value; where the value of the
// same op comes, none; two tokens of one device come as one.
// CHECK: edges = [{from = 0 : i64, name = "^u", step = "main", to = 1 : i64}, {from = 0 : i64, name = "r:0", step = "main", to = 1 : i64, type = tensor<f32>}]
// CHECK-LABEL: weir.step private @"main.CPU:0"
// CHECK: %[[V:.*]], %{{.*}} = tf.generic "VarHandleOp"
// CHECK: %[[U:.*]] = tf.generic "AssignVariableOp"(%[[V]], %arg0)
// CHECK: %[[W:.*]] = tf.generic "AssignAddVariableOp"(%[[V]], %arg0)
// CHECK: weir.send after(%[[U]], %[[W]]) {edge = 0 : i64, to = 1 : i64}
// CHECK: %[[R:.*]], %[[RT:.*]] = tf.generic "ReadVariableOp"(%[[V]]) after(%[[W]])
// CHECK: weir.send %[[R]] : tensor<f32> {edge = 1 : i64, to = 1 : i64}
// CHECK: weir.return after(%[[RT]])
// CHECK-LABEL: weir.step private @"main.CPU:1"(%arg0: tensor<f32>)
// CHECK: %[[O:.*]] = weir.recv {edge = 0 : i64, from = 0 : i64}
// CHECK: %[[X:.*]] = tf.generic "AssignVariableOp"(%{{.*}}, %arg0) after(%[[O]])
// CHECK: %[[R:.*]], %[[RT:.*]] = weir.recv {edge = 1 : i64, from = 0 : i64} : tensor<f32>
// CHECK: %[[Z:.*]] = tf.generic "AssignVariableOp"(%{{.*}}, %[[R]]) after(%[[RT]], %[[X]])
// CHECK: weir.return after(%[[Z]])
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<f32> {weir.placed = 0 : i64})
      attributes {feeds = ["x:0"], fetches = [], targets = ["z"], symbols = []} {
    %v, %vt = tf.generic "VarHandleOp"() {attrs = {shared_name = "v"}, weir.placed = 0 : i64} : () -> (tensor<!weir.resource>, !weir.token) loc("v")
    %q, %qt = tf.generic "VarHandleOp"() {attrs = {shared_name = "q"}, weir.placed = 1 : i64} : () -> (tensor<!weir.resource>, !weir.token) loc("q")
    %u = tf.generic "AssignVariableOp"(%v, %x) {attrs = {}, weir.placed = 0 : i64} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("u")
    %w = tf.generic "AssignAddVariableOp"(%v, %x) {attrs = {}, weir.placed = 0 : i64} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("w")
    %s = tf.generic "AssignVariableOp"(%q, %x) after(%u, %w) {attrs = {}, weir.placed = 1 : i64} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("s")
    %r, %rt = tf.generic "ReadVariableOp"(%v) after(%w) {attrs = {}, weir.placed = 0 : i64} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token) loc("r")
    %z = tf.generic "AssignVariableOp"(%q, %r) after(%rt, %s) {attrs = {}, weir.placed = 1 : i64} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("z")
    weir.return after(%z, %rt)
  }
}

// -----

// A feed goes to all images that use it, with its sizes; a step of one device
// stays whole and says where it is.
// CHECK: edges = []
// CHECK-LABEL: weir.step private @"main.CPU:0"(%arg0: tensor<?xf32, #tf.dims<s0>>)
// CHECK-LABEL: weir.step private @"main.CPU:1"(%arg0: tensor<?xf32, #tf.dims<s0>>)
// CHECK-LABEL: weir.step @main(
// CHECK: weir.start @"main.CPU:0"(%arg0)
// CHECK: weir.start @"main.CPU:1"(%arg0)
// CHECK-LABEL: weir.step @other(
// CHECK-SAME: weir.placed = 1
// CHECK-NOT: weir.placed
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<?xf32, #tf.dims<s0>> {weir.placed = 0 : i64}) -> (tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s0>>)
      attributes {feeds = ["x:0"], fetches = ["a:0", "b:0"], targets = [], symbols = [#tf.symbol<feed, [0, 0], "", "">]} {
    %a = tf.Neg %x {weir.placed = 0 : i64} : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>> loc("a")
    %b = tf.Exp %x {weir.placed = 1 : i64} : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>> loc("b")
    weir.return %a, %b : tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s0>>
  }
  weir.step @other(%x: tensor<?xf32, #tf.dims<s0>> {weir.placed = 0 : i64}) -> tensor<?xf32, #tf.dims<s0>>
      attributes {feeds = ["x:0"], fetches = ["b:0"], targets = [], symbols = [#tf.symbol<feed, [0, 0], "", "">]} {
    %b = tf.Exp %x {weir.placed = 1 : i64} : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>> loc("b")
    weir.return %b : tensor<?xf32, #tf.dims<s0>>
  }
}
