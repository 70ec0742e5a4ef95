// RUN: weir-opt %s --split-input-file --verify-diagnostics --weir-inline-functions --weir-raise-graph

module attributes {weir.steps = [{name = "main", fetches = ["g:0"]}]} {
weir.graph attributes {extra = {library = {gradient = [{function_name = "twice", gradient_func = "lost"}]}}} {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  // expected-error @+1 {{the gradient of its function is 'lost', which the graph's library does not have}}
  %y, %yc = weir.node "twice"(%x) name("y") {} : (tensor<*xf32>) -> tensor<*xf32>
  %g, %gc = weir.node "WeirGradients"(%y, %x) name("g") {ys = 1 : i64, xs = 1 : i64, stop = 0 : i64, given = []} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
weir.function @twice signature {input_arg = [{name = "x", type = f32}], output_arg = [{name = "y", type = f32}]} attrs {} args ["x"] {
^bb0(%x: tensor<*xf32>):
  weir.function_result ["y"](%x : tensor<*xf32>) control []
}
}

// -----

module attributes {weir.steps = [{name = "main", fetches = ["g:0"]}]} {
weir.graph {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  // expected-error @+1 {{expected the function's 1 inputs and the gradients of its 1 outputs, got 1 inputs and 1 outputs}}
  %g, %gc = weir.node "SymbolicGradient"(%x) name("g") {Tin = [f32], Tout = [f32], f = #weir.func<"twice" {}>} : (tensor<*xf32>) -> tensor<*xf32>
}
weir.function @twice signature {input_arg = [{name = "x", type = f32}], output_arg = [{name = "y", type = f32}]} attrs {} args ["x"] {
^bb0(%x: tensor<*xf32>):
  weir.function_result ["y"](%x : tensor<*xf32>) control []
}
}

// -----

module attributes {weir.steps = [{name = "main", fetches = ["g:0"]}]} {
weir.graph {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  // expected-error @+1 {{expected a function of the graph's library as attribute 'f', whose gradient this is}}
  %g, %gc = weir.node "SymbolicGradient"(%x, %x) name("g") {Tin = [f32, f32], Tout = [f32], f = #weir.func<"twice" {}>} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
}
