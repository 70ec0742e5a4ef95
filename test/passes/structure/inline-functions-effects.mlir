// RUN: weir-opt %s -weir-inline-functions | FileCheck %s

// [call-needed] An effect that neither a result nor control_ret needs is left
// out by PartitionedCall, not by a call of the function's name.
// CHECK-LABEL: weir.graph
// CHECK-NOT: name("partitioned/unneeded")
// CHECK: %{{.*}}, %[[NAMED:.*]] = weir.node "Print"{{.*}} name("partitioned/named")
// CHECK-NOT: name("partitioned/unneeded")
// CHECK: weir.node "Identity"(%{{.*}}) [%[[NAMED]]] name("partitioned")
// CHECK: %{{.*}}, %[[ALL:.*]] = weir.node "Print"{{.*}} name("called/unneeded")
// CHECK: %{{.*}}, %[[NAMED:.*]] = weir.node "Print"{{.*}} name("called/named")
// CHECK: weir.node "Identity"(%{{.*}}) [%[[ALL]], %[[NAMED]]] name("called")
module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %p, %pc = weir.node "StatefulPartitionedCall"(%x) name("partitioned") {Tin = [f32], Tout = [f32], f = #weir.func<"says" {}>} : (tensor<*xf32>) -> tensor<*xf32>
    %c, %cc = weir.node "says"(%p) name("called") {} : (tensor<*xf32>) -> tensor<*xf32>
  }
  weir.function @says signature {
      input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "b", type = f32}],
      control_output = ["c"]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    %u, %uc = weir.node "Print"(%a) name("unneeded") {T = f32, U = []} attributes {outputs = ["output:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    %n, %nc = weir.node "Print"(%a) name("named") {T = f32, U = []} attributes {outputs = ["output:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    %g, %gc = weir.node "Neg"(%a) name("minus") {T = f32} attributes {outputs = ["y:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    weir.function_result ["b"](%g : tensor<*xf32>) control ["c"] [%nc]
  }
}
