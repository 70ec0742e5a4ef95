// RUN: weir-opt %s -weir-raise-graph | FileCheck %s

// Ops keep what their nodes request, and whom they want to be with; nodes that
// are wanted but that no step has leave their requests with the program.
// CHECK: weir.program @program attributes {groups = {gone = "/device:CPU:1"}}
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
