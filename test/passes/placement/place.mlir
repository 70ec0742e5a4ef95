// RUN: weir-opt --weir-place --split-input-file %s | FileCheck %s

// A handle's ops go where the resource lives, whatever they request; what
// takes a reference by value does not.
// CHECK-LABEL: weir.program @handles
// CHECK: tf.generic "VariableV2"{{.*}}weir.placed = 1
// CHECK: tf.Const {{.*}}weir.placed = 0
// CHECK: tf.generic "Assign"{{.*}}weir.placed = 1
// CHECK: tf.generic "ReadRef"{{.*}}weir.placed = 1
// CHECK: tf.Neg {{.*}}weir.placed = 0
// CHECK-NOT: weir.device
weir.program @handles attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main() -> tensor<f32> attributes {feeds = [], fetches = ["n:0"], targets = []} {
    %w, %wt = tf.generic "VariableV2"() {attrs = {}, weir.device = "/device:CPU:1"} : () -> (tensor<!weir.ref<f32>>, !weir.token) loc("w")
    %c = tf.Const {value = dense<1.0> : tensor<f32>, weir.device = "/cpu:0"} : tensor<f32> loc("c")
    %a, %at = tf.generic "Assign"(%w, %c) {attrs = {}, weir.device = "/device:CPU:0"} : (tensor<!weir.ref<f32>>, tensor<f32>) -> (tensor<!weir.ref<f32>>, !weir.token) loc("w/Assign")
    %r, %rt = tf.generic "ReadRef"(%w) after(%at) {attrs = {}} : (tensor<!weir.ref<f32>>) -> (tensor<f32>, !weir.token) loc("n")
    %n = tf.Neg %r {weir.device = "/device:CPU:0"} : (tensor<f32>) -> tensor<f32> loc("n")
    weir.return %n : tensor<f32> after(%rt)
  }
}

// -----

// A constant goes with its one user, sizes with what they measure, the rest to
// the first device. Partial names match; a number that does not exist is given
// up, and so are two numbers in one group.
// CHECK-LABEL: weir.program @heuristics
// CHECK: weir.step @main(%{{[^:]*}}: tensor<2xf32> {weir.placed = 1 : i64})
// CHECK: tf.Const {{.*}}dense<1.0{{.*}}weir.placed = 1
// CHECK: tf.Const {{.*}}dense<2.0{{.*}}weir.placed = 0
// CHECK: tf.AddV2 {{.*}}weir.placed = 1
// CHECK: tf.Shape {{.*}}weir.placed = 1
// CHECK: tf.Neg {{.*}}weir.placed = 0
// CHECK: tf.Neg {{.*}}weir.placed = 0
// CHECK: tf.Mul {{.*}}weir.placed = 0
// CHECK: tf.Mul {{.*}}weir.placed = 1
// CHECK: tf.Exp {{.*}}weir.placed = 1
// CHECK: tf.Exp {{.*}}weir.placed = 0
// CHECK: tf.Log {{.*}}weir.placed = 0
weir.program @heuristics attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<2xf32>) -> tensor<1xi32> attributes {feeds = ["x:0"], fetches = ["s:0"], targets = []} {
    %c = tf.Const {value = dense<1.0> : tensor<f32>} : tensor<f32> loc("c")
    %d = tf.Const {value = dense<2.0> : tensor<f32>} : tensor<f32> loc("d")
    %a = tf.AddV2 %x, %c {weir.device = "/task:0/device:CPU:1"} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32> loc("a")
    %s = tf.Shape %a : (tensor<2xf32>) -> tensor<1xi32> loc("s")
    %any = tf.Neg %a {weir.device = "/device:CPU:*"} : (tensor<2xf32>) -> tensor<2xf32> loc("any")
    %gpu = tf.Neg %any {weir.device = "/device:GPU:1"} : (tensor<2xf32>) -> tensor<2xf32> loc("gpu")
    %m0 = tf.Mul %gpu, %d : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32> loc("m0")
    %m1 = tf.Mul %m0, %d {weir.device = "/cpu:1"} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32> loc("m1")
    %e1 = tf.Exp %m1 {weir.class = ["loc:@a"]} : (tensor<2xf32>) -> tensor<2xf32> loc("e1")
    %e2 = tf.Exp %e1 {weir.device = "/cpu:0"} : (tensor<2xf32>) -> tensor<2xf32> loc("e2")
    %l = tf.Log %e2 {weir.class = ["loc:@e2"], weir.device = "/cpu:1"} : (tensor<2xf32>) -> tensor<2xf32> loc("l")
    weir.return %s : tensor<1xi32>
  }
}

// -----

// Handles keep their device on the way through branches and loops; a private
// step that two callers give variables on two devices is there twice.
// CHECK-LABEL: weir.program @travel
// CHECK: weir.step @main
// CHECK: tf.generic "VarHandleOp"{{.*}}weir.placed = 1
// CHECK: tf.generic "VarHandleOp"{{.*}}weir.placed = 0
// CHECK: weir.case %{{.*}} [@no, @yes]
// CHECK: weir.case %{{.*}} [@no_{{.*}}, @yes_{{.*}}]
// CHECK: weir.while cond @less body @next{{.*}}weir.placed = 2
// CHECK: tf.generic "ReadVariableOp"{{.*}}weir.placed = 1
// CHECK: weir.step private @no(%{{[^:]*}}: tensor<!weir.resource> {weir.placed = 1 : i64}
// CHECK: weir.step private @yes(%{{[^:]*}}: tensor<!weir.resource> {weir.placed = 1 : i64}
// CHECK: tf.generic "AssignAddVariableOp"{{.*}}weir.placed = 1
// CHECK: weir.step private @less({{.*}}tensor<!weir.resource> {weir.placed = 1 : i64}
// CHECK: tf.Less {{.*}}weir.placed = 2
// CHECK: weir.step private @next({{.*}}tensor<!weir.resource> {weir.placed = 1 : i64}
// CHECK: tf.generic "AssignAddVariableOp"{{.*}}weir.placed = 1
// CHECK: weir.step private @no_{{.*}}(%{{[^:]*}}: tensor<!weir.resource> {weir.placed = 0 : i64}
// CHECK: weir.step private @yes_{{.*}}(%{{[^:]*}}: tensor<!weir.resource> {weir.placed = 0 : i64}
// CHECK: tf.generic "AssignAddVariableOp"{{.*}}weir.placed = 0
weir.program @travel attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1", "/job:localhost/replica:0/task:0/device:CPU:2"]} {
  weir.step @main(%p: tensor<i1>, %n: tensor<f32>) -> tensor<f32> attributes {feeds = ["p:0", "n:0"], fetches = ["r:0"], targets = []} {
    %v, %vt = tf.generic "VarHandleOp"() {attrs = {}, weir.device = "/device:CPU:1"} : () -> (tensor<!weir.resource>, !weir.token) loc("v")
    %w, %wt = tf.generic "VarHandleOp"() {attrs = {}, weir.device = "/device:CPU:0"} : () -> (tensor<!weir.resource>, !weir.token) loc("w")
    %t0 = weir.case %p [@no, @yes](%v, %n) : (tensor<i1>, tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("c0")
    %t1 = weir.case %p [@no, @yes](%w, %n) : (tensor<i1>, tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("c1")
    %l:2, %t2 = weir.while cond @less body @next(%n, %v) : (tensor<f32>, tensor<!weir.resource>) -> (tensor<f32>, tensor<!weir.resource>, !weir.token) loc("loop")
    %r, %rt = tf.generic "ReadVariableOp"(%l#1) after(%t2) {attrs = {}, weir.device = "/device:CPU:0"} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token) loc("r")
    weir.return %r : tensor<f32> after(%t0, %t1, %t2)
  }
  weir.step private @no(%v: tensor<!weir.resource>, %n: tensor<f32>) attributes {feeds = ["0", "1"], fetches = [], targets = []} {
    weir.return
  }
  weir.step private @yes(%v: tensor<!weir.resource>, %n: tensor<f32>) attributes {feeds = ["0", "1"], fetches = [], targets = []} {
    %t = tf.generic "AssignAddVariableOp"(%v, %n) {attrs = {}, weir.device = "/device:CPU:2"} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("add")
    weir.return after(%t)
  }
  weir.step private @less(%n: tensor<f32>, %v: tensor<!weir.resource>) -> tensor<i1> attributes {feeds = ["0", "1"], fetches = ["0"], targets = []} {
    %l = tf.Less %n, %n {weir.device = "/device:CPU:2"} : (tensor<f32>, tensor<f32>) -> tensor<i1> loc("less")
    weir.return %l : tensor<i1>
  }
  weir.step private @next(%n: tensor<f32>, %v: tensor<!weir.resource>) -> (tensor<f32>, tensor<!weir.resource>) attributes {feeds = ["0", "1"], fetches = ["0", "1"], targets = []} {
    %t = tf.generic "AssignAddVariableOp"(%v, %n) {attrs = {}} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token loc("add")
    weir.return %n, %v : tensor<f32>, tensor<!weir.resource> after(%t)
  }
}

// -----

// What stands for one node in two steps has one device; a node that no step
// has still says where its group goes.
// CHECK-LABEL: weir.program @steps
// CHECK: weir.step @one
// CHECK: tf.Neg {{.*}}weir.placed = 1
// CHECK: tf.Exp {{.*}}weir.placed = 1
// CHECK: weir.step @two
// CHECK: tf.Neg {{.*}}weir.placed = 1
weir.program @steps attributes {groups = {gone = "/device:CPU:1"}, devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @one(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["n:0"], targets = []} {
    %n = tf.Neg %x : (tensor<f32>) -> tensor<f32> loc("n")
    %e = tf.Exp %x {weir.class = ["loc:@n", "loc:@gone"]} : (tensor<f32>) -> tensor<f32> loc("e")
    weir.return %n : tensor<f32>
  }
  weir.step @two(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["n:0"], targets = []} {
    %n = tf.Neg %x : (tensor<f32>) -> tensor<f32> loc("n")
    weir.return %n : tensor<f32>
  }
}

// -----

// With one device there is nothing to say.
// CHECK-LABEL: weir.program @alone
// CHECK-NOT: weir.device
// CHECK-NOT: weir.class
// CHECK-NOT: weir.placed
weir.program @alone attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0"]} {
  weir.step @main(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["n:0"], targets = []} {
    %n = tf.Neg %x {weir.device = "/job:ps/cpu:7", weir.class = ["loc:@x"]} : (tensor<f32>) -> tensor<f32> loc("n")
    weir.return %n : tensor<f32>
  }
}
