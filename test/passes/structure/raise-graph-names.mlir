// Private steps keep clear of the names of all public ones, also of those that
// come later, and of each other.
// RUN: weir-opt %s --weir-raise-graph | FileCheck %s

// CHECK: weir.step @first
// CHECK: weir.case {{.*}} [@square_false_0, @square_true]
// CHECK: weir.step private @square_false_0
// CHECK: weir.step private @square_true(
// CHECK: weir.step @square_false(
// CHECK: weir.case {{.*}} [@square_false_1, @square_true_0]
// CHECK: weir.step private @square_false_1
// CHECK: weir.step private @square_true_0
module attributes {weir.steps = [{name = "first", feeds = ["x:0", "p:0"], fetches = ["merge:0"]},
                                 {name = "square_false", feeds = ["x:0", "p:0"], fetches = ["merge:1"]}]} {
  weir.graph {
    %p, %p.c = weir.node "Placeholder" name("p") {dtype = i1} : () -> tensor<*xi1>
    %x, %x.c = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %s:2, %s.c = weir.node "Switch"(%x, %p) name("switch") {T = f32} : (tensor<*xf32>, tensor<*xi1>) -> (tensor<*xf32>, tensor<*xf32>)
    %m, %m.c = weir.node "Square"(%s#1) name("square") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
    %r:2, %r.c = weir.node "Merge"(%s#0, %m) name("merge") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  }
}
