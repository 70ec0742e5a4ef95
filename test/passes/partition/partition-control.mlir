// RUN: weir-opt %s --split-input-file --weir-partition | FileCheck %s

// A loop on two devices: each has a control loop; the condition is computed on
// device 0 and its result sent each iteration. %n lives on device 0 only, %v,
// which the body hands through, on device 1, where the body uses it; %a is made
// on 1 and used on both.
// CHECK: edges = [
// CHECK-SAME: {from = 0 : i64, name = "c:0", step = "cond", to = 1 : i64, type = tensor<i1>}
// CHECK-SAME: {from = 1 : i64, name = "e:0", step = "body", to = 0 : i64, type = tensor<f32>}
// CHECK-LABEL: weir.step private @"main.CPU:0"(%arg0: tensor<i32>, %arg1: tensor<f32>)
// CHECK: %[[L:.*]]:2, %{{.*}} = weir.while cond @"cond.CPU:0" body @"body.CPU:0"(%arg0, %arg1) {frame = 1 : i64}
// CHECK: weir.return %[[L]]#0, %[[L]]#1 : tensor<i32>, tensor<f32>
// CHECK-LABEL: weir.step private @"main.CPU:1"(%arg0: tensor<f32>, %arg1: tensor<f32>) attributes
// CHECK: %[[L:.*]]:2, %{{.*}} = weir.while cond @"cond.CPU:1" body @"body.CPU:1"(%arg0, %arg1) {frame = 1 : i64}
// CHECK: weir.return after
// CHECK-LABEL: weir.step @main
// CHECK: weir.start @"main.CPU:0"(%arg0, %arg1)
// CHECK: weir.start @"main.CPU:1"(%arg1, %arg2)
// CHECK-LABEL: weir.step private @"cond.CPU:0"(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<i1>
// CHECK: %[[C:.*]] = tf.Less
// CHECK: weir.send %[[C]]
// CHECK: weir.return %[[C]]
// CHECK-LABEL: weir.step private @"cond.CPU:1"(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1>
// CHECK: %[[C:.*]], %{{.*}} = weir.recv
// CHECK: weir.return %[[C]]
// CHECK-LABEL: weir.step private @"body.CPU:0"(%arg0: tensor<i32>, %arg1: tensor<f32>) -> (tensor<i32>, tensor<f32>)
// CHECK: tf.Cast %arg1
// CHECK: %[[N:.*]] = tf.AddV2
// CHECK: %[[E:.*]], %{{.*}} = weir.recv
// CHECK: weir.return %[[N]], %[[E]]
// CHECK-LABEL: weir.step private @"body.CPU:1"(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>)
// CHECK: %[[E:.*]] = tf.Mul %arg0, %arg1
// CHECK: weir.send %[[E]]
// CHECK: weir.return %[[E]], %arg1
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%n: tensor<i32>, %a: tensor<f32>, %v: tensor<f32>) -> (tensor<i32>, tensor<f32>)
      attributes {feeds = ["n:0", "a:0", "v:0"], fetches = ["r:0", "r:1"], targets = [], symbols = []} {
    %r:3, %t = weir.while cond @cond body @body(%n, %a, %v) : (tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, !weir.token) loc("loop")
    weir.return %r#0, %r#1 : tensor<i32>, tensor<f32> after(%t)
  }
  weir.step private @cond(%n: tensor<i32>, %a: tensor<f32>, %v: tensor<f32>) -> tensor<i1>
      attributes {feeds = ["", "", ""], fetches = [""], targets = [], symbols = []} {
    %k = tf.Const {value = dense<9> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k")
    %c = tf.Less %n, %k {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("c")
    weir.return %c : tensor<i1>
  }
  weir.step private @body(%n: tensor<i32>, %a: tensor<f32>, %v: tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>)
      attributes {feeds = ["", "", ""], fetches = ["", "", ""], targets = [], symbols = []} {
    %i = tf.Cast %a {weir.placed = 0 : i64} : (tensor<f32>) -> tensor<i32> loc("i")
    %m = tf.AddV2 %n, %i {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("m")
    %e = tf.Mul %a, %v {weir.placed = 1 : i64} : (tensor<f32>, tensor<f32>) -> tensor<f32> loc("e")
    weir.return %m, %e, %v : tensor<i32>, tensor<f32>, tensor<f32>
  }
}

// -----

// Branches on two devices: the index goes to both; the result, which both make,
// is brought to one of them inside the branch that makes it elsewhere.
// CHECK-LABEL: weir.step private @"main.CPU:0"(%arg0: tensor<i1>, %arg1: tensor<f32>)
// CHECK: weir.send %{{.*}} : tensor<i1> {edge = 0 : i64, to = 1 : i64}
// CHECK: weir.case %{{.*}} [@"no.CPU:0", @"yes.CPU:0"](%arg1) {frame = 1 : i64} : (tensor<i1>, tensor<f32>) -> (tensor<f32>, !weir.token)
// CHECK-LABEL: weir.step private @"main.CPU:1"(%arg0: tensor<f32>)
// CHECK: %[[P:.*]], %{{.*}} = weir.recv {edge = 0 : i64, from = 0 : i64} : tensor<i1>
// CHECK: weir.case %[[P]] [@"no.CPU:1", @"yes.CPU:1"](%arg0) {frame = 1 : i64} : (tensor<i1>, tensor<f32>) -> !weir.token
// CHECK-LABEL: weir.step private @"no.CPU:0"(%arg0: tensor<f32>) -> tensor<f32>
// CHECK: %[[R:.*]] = tf.Neg %arg0
// CHECK: weir.return %[[R]]
// CHECK-LABEL: weir.step private @"no.CPU:1"(%arg0: tensor<f32>)
// CHECK-NEXT: weir.return
// CHECK-LABEL: weir.step private @"yes.CPU:0"(%arg0: tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[R:.*]], %{{.*}} = weir.recv
// CHECK-NEXT: weir.return %[[R]]
// CHECK-LABEL: weir.step private @"yes.CPU:1"(%arg0: tensor<f32>)
// CHECK-NEXT: %[[R:.*]] = tf.Exp %arg0
// CHECK-NEXT: weir.send %[[R]]
// CHECK-NEXT: weir.return
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32>
      attributes {feeds = ["p:0", "x:0"], fetches = ["r:0"], targets = [], symbols = []} {
    %q = tf.LogicalNot %p {weir.placed = 0 : i64} : (tensor<i1>) -> tensor<i1> loc("q")
    %r, %t = weir.case %q [@no, @yes](%x) : (tensor<i1>, tensor<f32>) -> (tensor<f32>, !weir.token) loc("r")
    weir.return %r : tensor<f32> after(%t)
  }
  weir.step private @no(%x: tensor<f32>) -> tensor<f32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %r = tf.Neg %x {weir.placed = 0 : i64} : (tensor<f32>) -> tensor<f32> loc("a")
    weir.return %r : tensor<f32>
  }
  weir.step private @yes(%x: tensor<f32>) -> tensor<f32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %r = tf.Exp %x {weir.placed = 1 : i64} : (tensor<f32>) -> tensor<f32> loc("b")
    weir.return %r : tensor<f32>
  }
}

// -----

// A function that calls itself, with part of it on another device: its calls
// stand in both images, each under its own number.
// CHECK-LABEL: weir.step private @"main.CPU:0"(%arg0: tensor<i32>) -> tensor<i32>
// CHECK: weir.call @"f.CPU:0"(%arg0) {frame = 1 : i64}
// CHECK-LABEL: weir.step private @"main.CPU:1"
// CHECK: weir.call @"f.CPU:1"({{.*}}) {frame = 1 : i64}
// CHECK-LABEL: weir.step private @"f.CPU:0"(%arg0: tensor<i32>) -> tensor<i32>
// CHECK: weir.case %{{.*}} [@"more.CPU:0", @"base.CPU:0"](%arg0) {frame = 2 : i64}
// CHECK-LABEL: weir.step private @"f.CPU:1"()
// CHECK: weir.recv
// CHECK: weir.case %{{.*}} [@"more.CPU:1", @"base.CPU:1"]() {frame = 2 : i64}
// CHECK-LABEL: weir.step private @"more.CPU:0"(%arg0: tensor<i32>) -> tensor<i32>
// CHECK: weir.call @"f.CPU:0"({{.*}}) {frame = 3 : i64}
// CHECK: weir.call @"f.CPU:0"({{.*}}) {frame = 4 : i64}
// CHECK-LABEL: weir.step private @"more.CPU:1"()
// CHECK: weir.call @"f.CPU:1"() {frame = 3 : i64}
// CHECK: weir.call @"f.CPU:1"() {frame = 4 : i64}
// CHECK: tf.AddV2
// CHECK: weir.send
// CHECK-LABEL: weir.step private @"base.CPU:0"
// CHECK-LABEL: weir.step private @"base.CPU:1"
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = ["n:0"], fetches = ["r:0"], targets = [], symbols = []} {
    %r, %t = weir.call @f(%n) : (tensor<i32>) -> (tensor<i32>, !weir.token) loc("r")
    weir.return %r : tensor<i32> after(%t)
  }
  weir.step private @f(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %k = tf.Const {value = dense<2> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k")
    %c = tf.Less %n, %k {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("c")
    %r, %t = weir.case %c [@more, @base](%n) : (tensor<i1>, tensor<i32>) -> (tensor<i32>, !weir.token) loc("if")
    weir.return %r : tensor<i32> after(%t)
  }
  weir.step private @more(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %k = tf.Const {value = dense<1> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k")
    %a = tf.Sub %n, %k {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("a")
    %b = tf.Sub %a, %k {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("b")
    %p, %tp = weir.call @f(%a) : (tensor<i32>) -> (tensor<i32>, !weir.token) loc("p")
    %q, %tq = weir.call @f(%b) : (tensor<i32>) -> (tensor<i32>, !weir.token) loc("q")
    %s = tf.AddV2 %p, %q {weir.placed = 1 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("s")
    %z = tf.Neg %s {weir.placed = 0 : i64} : (tensor<i32>) -> tensor<i32> loc("z")
    %y = tf.Neg %z {weir.placed = 0 : i64} : (tensor<i32>) -> tensor<i32> loc("y")
    weir.return %y : tensor<i32> after(%tp, %tq)
  }
  weir.step private @base(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    weir.return %n : tensor<i32>
  }
}

// -----

// A device takes part in a loop only to receive: its loop has the condition's
// result and the values that it prints; no variable lives there. What is said
// of a call's end, each device says that has effects in it.
// CHECK-LABEL: weir.step private @"main.CPU:0"
// CHECK: %{{.*}}, %[[T:.*]] = weir.while cond @"cond.CPU:0" body @"body.CPU:0"(%{{.*}})
// CHECK-LABEL: weir.step private @"main.CPU:1"
// CHECK: %[[T:.*]] = weir.while cond @"cond.CPU:1" body @"body.CPU:1"() {frame = 1 : i64}
// CHECK: tf.generic "AssignVariableOp"{{.*}} after(%[[T]])
// CHECK-LABEL: weir.step private @"cond.CPU:1"() -> tensor<i1>
// CHECK-LABEL: weir.step private @"body.CPU:1"()
// CHECK: %[[V:.*]], %{{.*}} = weir.recv
// CHECK: tf.generic "AssignAddVariableOp"(%{{.*}}, %[[V]])
// CHECK: weir.return after
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%n: tensor<i32>)
      attributes {feeds = ["n:0"], fetches = [], targets = ["w"], symbols = []} {
    %r, %t = weir.while cond @cond body @body(%n) : (tensor<i32>) -> (tensor<i32>, !weir.token) loc("loop")
    %v, %vt = tf.generic "VarHandleOp"() {attrs = {shared_name = "v"}, weir.placed = 1 : i64} : () -> (tensor<!weir.resource>, !weir.token) loc("v")
    %k = tf.Const {value = dense<1> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k")
    %w = tf.generic "AssignVariableOp"(%v, %k) after(%t) {attrs = {}, weir.placed = 1 : i64} : (tensor<!weir.resource>, tensor<i32>) -> !weir.token loc("w")
    weir.return after(%w)
  }
  weir.step private @cond(%n: tensor<i32>) -> tensor<i1>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %k = tf.Const {value = dense<9> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k")
    %c = tf.Less %n, %k {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("c")
    weir.return %c : tensor<i1>
  }
  weir.step private @body(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %k = tf.Const {value = dense<1> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k")
    %m = tf.AddV2 %n, %k {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("m")
    %v, %vt = tf.generic "VarHandleOp"() {attrs = {shared_name = "v"}, weir.placed = 1 : i64} : () -> (tensor<!weir.resource>, !weir.token) loc("v")
    %u = tf.generic "AssignAddVariableOp"(%v, %m) {attrs = {}, weir.placed = 1 : i64} : (tensor<!weir.resource>, tensor<i32>) -> !weir.token loc("u")
    weir.return %m : tensor<i32> after(%u)
  }
}

// -----

// Loops in loops: the inner one is split under its own number; what no other
// device takes part in stays as it is.
// CHECK-LABEL: weir.step private @"outer.CPU:0"
// CHECK: weir.while cond @"test.CPU:0" body @"inner.CPU:0"(%{{.*}}) {frame = 2 : i64}
// CHECK: weir.call @local(%{{.*}}) : (tensor<i32>) -> (tensor<i32>, !weir.token)
// CHECK-LABEL: weir.step private @"outer.CPU:1"
// CHECK: weir.while cond @"test.CPU:1" body @"inner.CPU:1"(%{{.*}}) {frame = 2 : i64}
// CHECK-LABEL: weir.step private @local(
// CHECK-SAME: weir.placed = 0
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = ["n:0"], fetches = ["r:0"], targets = [], symbols = []} {
    %r, %t = weir.while cond @cond body @outer(%n) : (tensor<i32>) -> (tensor<i32>, !weir.token) loc("loop")
    weir.return %r : tensor<i32> after(%t)
  }
  weir.step private @cond(%n: tensor<i32>) -> tensor<i1>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %k = tf.Const {value = dense<9> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k")
    %c = tf.Less %n, %k {weir.placed = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("c")
    weir.return %c : tensor<i1>
  }
  weir.step private @outer(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %r, %t = weir.while cond @test body @inner(%n) : (tensor<i32>) -> (tensor<i32>, !weir.token) loc("inside")
    %m, %tm = weir.call @local(%r) : (tensor<i32>) -> (tensor<i32>, !weir.token) loc("m")
    weir.return %m : tensor<i32> after(%t, %tm)
  }
  weir.step private @test(%n: tensor<i32>) -> tensor<i1>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %k = tf.Const {value = dense<5> : tensor<i32>, weir.placed = 0 : i64} : tensor<i32> loc("k2")
    %c = tf.Less %n, %k {weir.placed = 1 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("c2")
    weir.return %c : tensor<i1>
  }
  weir.step private @inner(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %m = tf.Neg %n {weir.placed = 0 : i64} : (tensor<i32>) -> tensor<i32> loc("m2")
    weir.return %m : tensor<i32>
  }
  weir.step private @local(%n: tensor<i32>) -> tensor<i32>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %m = tf.Neg %n {weir.placed = 0 : i64} : (tensor<i32>) -> tensor<i32> loc("m3")
    weir.return %m : tensor<i32>
  }
}
