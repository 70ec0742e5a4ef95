// `--weir-gradients` takes tf.gradients' arguments by their names.
// RUN: weir-opt %s --weir-gradients="ys=y:0,z:0 xs=x:0 grad_ys=g:0,x:0 stop_gradients=z:0 name=d" | FileCheck %s

// CHECK: weir.node "WeirGradients"(%y, %z, %x, %z, %g, %x) name("d/all")
// CHECK-SAME: stop = 1 : i64
// CHECK: weir.node "Identity"{{.*}} name("d/0")
weir.graph {
  %x, %x.c = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %g, %g.c = weir.node "Placeholder" name("g") {dtype = f32} : () -> tensor<*xf32>
  %z, %z.c = weir.node "Square"(%x) name("z") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
  %y, %y.c = weir.node "Mul"(%z, %x) name("y") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
