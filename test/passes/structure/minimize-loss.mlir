// RUN: weir-opt %s --weir-minimize-loss="loss=loss optimizer=momentum(0.5)" | FileCheck %s
// RUN: weir-opt %s --weir-minimize-loss="loss=loss optimizer=adam variables=v prefix=opt" | FileCheck %s --check-prefix=ADAM

// A resource variable, a reference, an integer one that is not trained. The
// updates wait for the loss and all gradients; slots have the variable's shape,
// kind and device.
//
// CHECK: weir.graph attributes {{.*}}weir.trainable = ["w", "v"]
// CHECK: %[[G:.*]]:2, %{{.*}} = weir.node "WeirGradients"(%loss, %w, %v)
// CHECK: %[[W:.*]], %[[WC:.*]] = weir.node "Identity"(%[[G]]#0) name("minimize/gradients/0")
// CHECK: %[[V:.*]], %[[VC:.*]] = weir.node "Identity"(%[[G]]#1) name("minimize/gradients/1")
// CHECK: %[[GATE:.*]] = weir.node "NoOp" [%loss.c, %[[WC]], %[[VC]]] name("minimize/gate")
// CHECK: %[[SLOT:.*]], %{{.*}} = weir.node "VarHandleOp" name("w/Momentum") device("/cpu:1")
// CHECK-SAME: dtype = f32, shape = #weir.shape<[2]>, shared_name = "w/Momentum"
// CHECK: weir.node "Fill"{{.*}} name("w/Momentum/Initializer")
// CHECK: %[[INIT:.*]] = weir.node "AssignVariableOp"(%[[SLOT]], {{.*}}name("w/Momentum/Assign")
// CHECK: weir.node "Const" name("minimize/learning_rate") {{.*}}5.000000e-01
// CHECK: %[[UW:.*]] = weir.node "ResourceApplyMomentum"(%w, %[[SLOT]], %[[LR:.*]], %[[W]], %[[M:.*]]) [%[[GATE]]] name("minimize/update_w") device("/cpu:1")
// CHECK-SAME: T = f32, use_locking = false, use_nesterov = false
// CHECK: weir.node "VariableV2" name("v/Momentum_1")
// CHECK: %[[INIT2:.*]] = weir.node "Assign"
// CHECK: weir.node "ApplyMomentum"(%v, {{.*}}, %[[V]], %[[M]]) [%[[GATE]]] name("minimize/update_v")
// CHECK: weir.node "NoOp" [%[[UW]], %{{.*}}] name("minimize/update")
// CHECK: weir.node "NoOp" [%[[INIT]], %{{.*}}] name("minimize/init")

// The powers of the betas are multiplied after all updates. Where the shape is
// not declared, the slots take it from the variable's value.
//
// ADAM: weir.trainable = ["v"]
// ADAM: weir.node "Identity"(%v) name("v/Adam/Initializer/read")
// ADAM: weir.node "VarHandleOp" name("beta1_power")
// ADAM: %[[U:.*]], %[[UC:.*]] = weir.node "ApplyAdam"
// ADAM: weir.node "Mul"{{.*}}name("opt/beta1_next")
// ADAM: weir.node "AssignVariableOp"({{.*}}) [%[[UC]]] name("opt/beta1_next/assign")
weir.graph {
  %w, %w.c = weir.node "VarHandleOp" name("w") device("/cpu:1") {dtype = f32, shape = #weir.shape<[2]>, shared_name = "w"} : () -> tensor<*x!weir.resource>
  %v, %v.c = weir.node "VariableV2" name("v") {dtype = f32, shape = #weir.shape<[-1]>} : () -> tensor<*x!weir.ref<f32>>
  %n, %n.c = weir.node "VarHandleOp" name("n") {dtype = i64, shape = #weir.shape<[]>, shared_name = "n"} : () -> tensor<*x!weir.resource>
  %taken, %taken.c = weir.node "NoOp2" name("v/Momentum") {} : () -> tensor<*xf32>
  %r, %r.c = weir.node "ReadVariableOp"(%w) name("r") {dtype = f32} : (tensor<*x!weir.resource>) -> tensor<*xf32>
  %i, %i.c = weir.node "ReadVariableOp"(%n) name("i") {dtype = i64} : (tensor<*x!weir.resource>) -> tensor<*xi64>
  %c, %c.c = weir.node "Cast"(%i) name("c") {SrcT = i64, DstT = f32} : (tensor<*xi64>) -> tensor<*xf32>
  %p, %p.c = weir.node "Mul"(%r, %v) name("p") {T = f32} : (tensor<*xf32>, tensor<*x!weir.ref<f32>>) -> tensor<*xf32>
  %loss, %loss.c = weir.node "Mul"(%p, %c) name("loss") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
