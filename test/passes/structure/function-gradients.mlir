// RUN: weir-opt %s --split-input-file --weir-inline-functions --weir-raise-graph --weir-expand-gradients | FileCheck %s

// A GradientDef: the call stays one, and its derivative is a call of the
// gradient function with the inputs and the gradients of the outputs.
// CHECK-LABEL: weir.step @main
// CHECK: %[[Y:.*]], %{{.*}} = weir.call @twice(%[[X:[a-z0-9]+]])
// CHECK-NOT: weir.gradient
// CHECK: %[[ONES:.*]] = tf.OnesLike %[[Y]]
// CHECK: %[[G:.*]], %{{.*}} = weir.call @twice_grad(%[[X]], %[[ONES]])
// CHECK: weir.return %[[G]]
module attributes {weir.steps = [{name = "main", fetches = ["g:0"]}]} {
weir.graph attributes {extra = {library = {gradient = [{function_name = "twice", gradient_func = "twice_grad"}]}}} {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %y, %yc = weir.node "twice"(%x) name("y") {} : (tensor<*xf32>) -> tensor<*xf32>
  %g, %gc = weir.node "WeirGradients"(%y, %x) name("g") {ys = 1 : i64, xs = 1 : i64, stop = 0 : i64, given = []} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
weir.function @twice signature {input_arg = [{name = "x", type = f32}], output_arg = [{name = "y", type = f32}]} attrs {} args ["x"] {
^bb0(%x: tensor<*xf32>):
  %y, %yc = weir.node "AddV2"(%x, %x) name("y") {T = f32} attributes {outputs = ["z:0"]} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  weir.function_result ["y"](%y : tensor<*xf32>) control []
}
weir.function @twice_grad signature {input_arg = [{name = "x", type = f32}, {name = "dy", type = f32}], output_arg = [{name = "dx", type = f32}]} attrs {} args ["x", "dy"] {
^bb0(%x: tensor<*xf32>, %dy: tensor<*xf32>):
  %dx, %dxc = weir.node "Mul"(%x, %dy) name("dx") {T = f32} attributes {outputs = ["z:0"]} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  weir.function_result ["dx"](%dx : tensor<*xf32>) control []
}
}

// -----

// SymbolicGradient calls the gradient of its function.
// CHECK-LABEL: weir.step @main
// CHECK: weir.call @twice_gradient
// CHECK-LABEL: weir.step private @twice_gradient
// CHECK: weir.call @twice_grad(
module attributes {weir.steps = [{name = "main", fetches = ["g:0"]}]} {
weir.graph {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %g, %gc = weir.node "SymbolicGradient"(%x, %x) name("g") {Tin = [f32, f32], Tout = [f32], f = #weir.func<"twice" {}>} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
weir.function @twice signature {input_arg = [{name = "x", type = f32}], output_arg = [{name = "y", type = f32}]} attrs {} args ["x"] {
^bb0(%x: tensor<*xf32>):
  %y, %yc = weir.node "AddV2"(%x, %x) name("y") {T = f32} attributes {outputs = ["z:0"]} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  weir.function_result ["y"](%y : tensor<*xf32>) control []
}
}

// -----

// _gradient_op_type: the op is differentiated as one of another type. A sign
// lets the gradient through.
// CHECK-LABEL: weir.step @main
// CHECK: %[[Y:.*]] = tf.Sign
// CHECK: %[[ONES:.*]] = tf.OnesLike %[[Y]]
// CHECK: weir.return %[[ONES]]
module attributes {weir.steps = [{name = "main", fetches = ["g:0"]}]} {
weir.graph {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %y, %yc = weir.node "Sign"(%x) name("y") {T = f32, _gradient_op_type = "Identity"} : (tensor<*xf32>) -> tensor<*xf32>
  %g, %gc = weir.node "WeirGradients"(%y, %x) name("g") {ys = 1 : i64, xs = 1 : i64, stop = 0 : i64, given = []} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
}
