// RUN: weir-opt %s -weir-inline-functions | FileCheck %s

// CHECK-LABEL: weir.graph
// The body's nodes carry the call's name; the placeholder T is f32; what has
// effects waits for the call's control input.
// CHECK: %[[ENTRY:.*]] = weir.node "NoOp" [%{{.*}}] name("call/input_control")
// CHECK: weir.node "Pack"(%{{.*}}, %{{.*}}) name("call/p") {N = 2 : i64, T = f32, _class = ["loc:@call/q"]}
// CHECK: %[[Q:.*]], %[[QC:.*]] = weir.node "Print"
// CHECK-SAME: [%[[ENTRY]]] name("call/q")
// CHECK: weir.node "Identity"(%[[Q]]) [%[[QC]]] name("call") {T = f32}
// A call through PartitionedCall, of a function that calls another.
// CHECK: name("outer/inner/p")
// CHECK: name("outer/inner") {T = f32}
// CHECK: name("outer")
// A recursive function stays a call.
// CHECK: weir.node "PartitionedCall"(%{{.*}}) name("again")
// CHECK: weir.function @rec
module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %nc = weir.node "NoOp" name("first") {} : () -> ()
    %c, %cc = weir.node "stack"(%x, %x) [%nc] name("call") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %o, %oc = weir.node "PartitionedCall"(%c) name("outer") {Tin = [f32], Tout = [f32], f = #weir.func<"outer" {}>} : (tensor<*xf32>) -> tensor<*xf32>
    %r, %rc = weir.node "PartitionedCall"(%o) name("again") {Tin = [f32], Tout = [f32], f = #weir.func<"rec" {}>} : (tensor<*xf32>) -> tensor<*xf32>
  }
  weir.function @stack signature {
      attr = [{name = "T", type = "type"}, {name = "N", type = "int"}],
      input_arg = [{name = "xs", number_attr = "N", type_attr = "T"}],
      output_arg = [{name = "y", type_attr = "T"}]} attrs {} args ["xs"] {
  ^bb0(%xs: tensor<*x!weir.dtype<"unknown">>):
    %p, %pc = weir.node "Pack"(%xs) name("p") {N = #weir.placeholder<"N">, T = #weir.placeholder<"T">, _class = ["loc:@q"]} attributes {outputs = ["output:0"]} : (tensor<*x!weir.dtype<"unknown">>) -> tensor<*x!weir.dtype<"unknown">>
    %q, %qc = weir.node "Print"(%p) name("q") {T = #weir.placeholder<"T">, U = []} attributes {outputs = ["output:0"]} : (tensor<*x!weir.dtype<"unknown">>) -> tensor<*x!weir.dtype<"unknown">>
    weir.function_result ["y"](%q : tensor<*x!weir.dtype<"unknown">>) control []
  }
  weir.function @outer signature {
      input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "b", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    %i, %ic = weir.node "stack"(%a) name("inner") {N = 1 : i64, T = f32} attributes {outputs = ["y:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    weir.function_result ["b"](%i : tensor<*xf32>) control []
  }
  weir.function @rec signature {
      input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "b", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    %i, %ic = weir.node "rec"(%a) name("inner") {} attributes {outputs = ["b:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    weir.function_result ["b"](%i : tensor<*xf32>) control []
  }
}
