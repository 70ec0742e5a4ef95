// RUN: weir-opt %s -weir-raise-graph -split-input-file | FileCheck %s

// Ops keep what their nodes request, and whom they want to be with; nodes that
// are wanted but that no step has leave their requests with the program.
// CHECK: weir.program @program attributes {groups = {gone = "/device:CPU:1"}}
// CHECK-LABEL: weir.step @main
// CHECK: tf.generic "VarHandleOp"{{.*}}weir.device = "/device:CPU:2"
// CHECK: tf.Neg {{.*}}weir.class = ["loc:@v", "loc:@gone", "loc:@silent"], weir.device = "/job:ps"
module attributes {weir.steps = [{name = "main", feeds = ["x:0"], fetches = ["y:0", "v:0"], targets = []}]} {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") device("/device:CPU:0") {dtype = f32} : () -> tensor<*xf32>
    %v, %vc = weir.node "VarHandleOp" name("v") device("/device:CPU:2") {dtype = f32, shape = #weir.shape<[2]>} : () -> tensor<*x!weir.resource>
    %g, %gc = weir.node "Exp"(%x) name("gone") device("/device:CPU:1") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
    %s, %sc = weir.node "Exp"(%x) name("silent") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
    %o, %oc = weir.node "Exp"(%x) name("other") device("/device:CPU:3") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
    %y, %yc = weir.node "Neg"(%x) name("y") device("/job:ps") {T = f32, _class = ["loc:@v", "loc:@gone", "loc:@silent"]} : (tensor<*xf32>) -> tensor<*xf32>
  }
}

// -----

// A function's nodes request what the call does, where they request nothing:
// one step for each device that calls it.
// CHECK-LABEL: weir.step @main
// CHECK: weir.call @rec(%{{.*}}) {weir.device = "/device:CPU:1"}
// CHECK: weir.call @rec_0(%{{.*}}) {weir.device = "/device:CPU:2"}
// CHECK: weir.call @rec(%{{.*}}) {weir.device = "/device:CPU:1"}
// CHECK-LABEL: weir.step private @rec(
// CHECK: tf.Neg {{.*}}weir.device = "/device:CPU:1"
// CHECK: tf.Exp {{.*}}weir.device = "/device:CPU:3"
// CHECK: weir.call @rec(%{{.*}}) {weir.device = "/device:CPU:1"}
// CHECK-LABEL: weir.step private @rec_0(
// CHECK: tf.Neg {{.*}}weir.device = "/device:CPU:2"
// CHECK: weir.call @rec_0(%{{.*}}) {weir.device = "/device:CPU:2"}
module attributes {weir.steps = [{name = "main", feeds = ["x:0"], fetches = ["a:0", "b:0", "c:0"], targets = []}]} {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %a, %ac = weir.node "PartitionedCall"(%x) name("a") device("/device:CPU:1") {Tin = [f32], Tout = [f32], f = #weir.func<"rec" {}>} : (tensor<*xf32>) -> tensor<*xf32>
    %b, %bc = weir.node "PartitionedCall"(%x) name("b") device("/device:CPU:2") {Tin = [f32], Tout = [f32], f = #weir.func<"rec" {}>} : (tensor<*xf32>) -> tensor<*xf32>
    %c, %cc = weir.node "PartitionedCall"(%x) name("c") device("/device:CPU:1") {Tin = [f32], Tout = [f32], f = #weir.func<"rec" {}>} : (tensor<*xf32>) -> tensor<*xf32>
  }
  weir.function @rec signature {
      input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "b", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    %n, %nc = weir.node "Neg"(%a) name("n") {T = f32} attributes {outputs = ["y:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    %e, %ec = weir.node "Exp"(%n) name("e") device("/device:CPU:3") {T = f32} attributes {outputs = ["y:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    %i, %ic = weir.node "rec"(%e) name("inner") {} attributes {outputs = ["b:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    weir.function_result ["b"](%i : tensor<*xf32>) control []
  }
}
