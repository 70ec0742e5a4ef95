// RUN: not weir-opt %s --weir-add-gradients="ys=z:0 xs=x:0" 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not weir-opt %s --weir-add-gradients="xs=x:0" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not weir-opt %s --weir-add-gradients="ys=x:0 xs=x:0 grad-ys=x:0,x:0" 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not weir-opt %s --weir-add-gradients="ys=x:0 xs=x:0 grad-ys=i:0" 2>&1 | FileCheck %s --check-prefix=TYPE

// NAME: gradients: the graph has no tensor 'z:0'; name one as node:port
// NONE: gradients: expected at least one y and one x
// COUNT: gradients: expected one grad_ys per y (1), got 2
// TYPE: gradients: 'i:0' has elements of type 'i32', but what it is the gradient of, 'x:0', of type 'f32'; cast it
weir.graph {
  %i, %i.c = weir.node "Placeholder" name("i") {dtype = i32} : () -> tensor<*xi32>
  %x, %x.c = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
}
