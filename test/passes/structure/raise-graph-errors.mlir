// RUN: weir-opt %s -split-input-file -verify-diagnostics -weir-raise-graph

weir.graph {
  // expected-error @+1 {{node 'm' (Mystery): nothing is known of this operation: TensorFlow's list does not have it}}
  %m, %mc = weir.node "Mystery" name("m") {} : () -> tensor<*x!weir.dtype<"unknown">>
  %i, %ic = weir.node "Identity"(%m) name("i") {T = f32} : (tensor<*x!weir.dtype<"unknown">>) -> tensor<*xf32>
}

// -----

weir.graph {
  // expected-error @+1 {{node 'k' (Const): attribute 'value': a constant of type DT_RESOURCE is not supported}}
  %k, %kc = weir.node "Const" name("k") {dtype = !weir.resource, value = #weir.tensor<!weir.resource shape <[]> {}>} : () -> tensor<*x!weir.resource>
  %nc = weir.node "NoOp" [%kc] name("n") {} : () -> ()
}

// -----

// expected-error @+1 {{expected one weir.graph in the module, got 0}}
module {
}

// -----

// expected-error @+2 {{step 's': tensor 'x:0' is both fed and fetched; drop one}}
module attributes {weir.steps = [{name = "s", feeds = ["x"], fetches = ["x:0"]}]} {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  }
}
