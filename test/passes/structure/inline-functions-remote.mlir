// RUN: weir-opt %s -weir-inline-functions | FileCheck %s

// A RemoteCall's function is inlined; its target is no operand of it.
// CHECK-LABEL: weir.graph
// CHECK: %[[X:.*]], %{{.*}} = weir.node "Placeholder" name("x")
// CHECK-NOT: RemoteCall
// CHECK: weir.node "Neg"(%[[X]]) name("far/n")
// CHECK: name("far")
module {
  weir.graph {
    %t, %tc = weir.node "Placeholder" name("target") {dtype = !weir.string} : () -> tensor<*x!weir.string>
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %y, %yc = weir.node "RemoteCall"(%t, %x) name("far") {Tin = [f32], Tout = [f32], f = #weir.func<"neg" {}>} : (tensor<*x!weir.string>, tensor<*xf32>) -> tensor<*xf32>
  }
  weir.function @neg signature {
      input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "b", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    %n, %nc = weir.node "Neg"(%a) name("n") {T = f32} attributes {outputs = ["y:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    weir.function_result ["b"](%n : tensor<*xf32>) control []
  }
}
