// RUN: not weir-opt %s --weir-minimize-loss="loss=z" 2>&1 | FileCheck %s --check-prefix=LOSS
// RUN: not weir-opt %s --weir-minimize-loss="loss=i" 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not weir-opt %s --weir-minimize-loss="loss=c" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not weir-opt %s --weir-minimize-loss="loss=c variables=x" 2>&1 | FileCheck %s --check-prefix=VARIABLE
// RUN: not weir-opt %s --weir-minimize-loss="loss=c variables=n" 2>&1 | FileCheck %s --check-prefix=INTEGER
// RUN: not weir-opt %s --weir-minimize-loss="loss=c variables=w" 2>&1 | FileCheck %s --check-prefix=UNREAD
// RUN: not weir-opt %s --weir-minimize-loss="loss=r optimizer=best" 2>&1 | FileCheck %s --check-prefix=RULE
// RUN: not weir-opt %s --weir-minimize-loss="loss=r prefix=mine" 2>&1 | FileCheck %s --check-prefix=PREFIX

// LOSS: minimize: the graph has no tensor 'z'; name the loss as node or node:port
// TYPE: minimize: 'i' has type 'i64'; a loss is a floating-point number
// NONE: minimize: the loss 'c' reads no floating-point variable; name some with --train-vars
// VARIABLE: minimize: the graph has no variable 'x'
// INTEGER: minimize: variable 'n' has type 'i64'; only floating-point ones can be trained
// UNREAD: minimize: the loss 'c' does not read variable 'w'
// RULE: minimize: there is no optimizer 'best'; there are sgd, momentum
// PREFIX: minimize: the graph has a node 'mine/update' already; choose another prefix
weir.graph {
  %w, %w.c = weir.node "VarHandleOp" name("w") {dtype = f32, shape = #weir.shape<[2]>, shared_name = "w"} : () -> tensor<*x!weir.resource>
  %n, %n.c = weir.node "VarHandleOp" name("n") {dtype = i64, shape = #weir.shape<[]>, shared_name = "n"} : () -> tensor<*x!weir.resource>
  %r, %r.c = weir.node "ReadVariableOp"(%w) name("r") {dtype = f32} : (tensor<*x!weir.resource>) -> tensor<*xf32>
  %i, %i.c = weir.node "ReadVariableOp"(%n) name("i") {dtype = i64} : (tensor<*x!weir.resource>) -> tensor<*xi64>
  %c, %c.c = weir.node "Cast"(%i) name("c") {SrcT = i64, DstT = f32} : (tensor<*xi64>) -> tensor<*xf32>
  %u.c = weir.node "NoOp" name("mine/update") {} : () -> ()
}
