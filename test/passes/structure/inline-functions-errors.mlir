// RUN: weir-opt %s --weir-inline-functions --allow-unregistered-dialect --split-input-file --verify-diagnostics

module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %r, %rc = weir.node "f"(%x) name("r") {} : (tensor<*xf32>) -> tensor<*xf32>
  }
  // expected-error @below {{has an ill-formed signature: }}
  weir.function @f signature {no_such_field = 1 : i64} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    weir.function_result ["r"](%a : tensor<*xf32>) control []
  }
}

// -----

module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %r, %rc = weir.node "f"(%x, %x) name("r") {} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }
  // expected-error @below {{function 'f' expected 1 arguments, got 2}}
  weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    weir.function_result ["r"](%a : tensor<*xf32>) control []
  }
}

// -----

module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %r, %rc = weir.node "f"(%x) name("r") {} : (tensor<*xf32>) -> tensor<*xf32>
  }
  weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    // expected-error @below {{node 'n' (Unpack) of function 'f': a placeholder has no value in this call}}
    %n, %nc = weir.node "Unpack"(%a) name("n") {T = f32, axis = 0 : i64, num = #weir.placeholder<"N">} attributes {outputs = ["output:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    weir.function_result ["r"](%n : tensor<*xf32>) control []
  }
}

// -----

module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %r, %rc = weir.node "f"(%x) name("r") {N = 1 : i64} : (tensor<*xf32>) -> tensor<*xf32>
  }
  weir.function @f signature {name = "f", attr = [{name = "N", type = "int"}], input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    %n:2, %nc = weir.node "Unpack"(%a) name("n") {T = f32, axis = 0 : i64, num = #weir.placeholder<"N">} attributes {outputs = ["output:0", "output:1"]} : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
    // expected-error @below {{node 'm' (Neg) of function 'f': an input names a tensor that its producer does not have in this call}}
    %m, %mc = weir.node "Neg"(%n#1) name("m") {T = f32} attributes {outputs = ["y:0"]} : (tensor<*xf32>) -> tensor<*xf32>
    weir.function_result ["r"](%m : tensor<*xf32>) control []
  }
}

// -----

module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %r, %rc = weir.node "f"(%x) name("r") {} : (tensor<*xf32>) -> tensor<*xf32>
  }
  // expected-error @below {{function 'f' does not return its output 'r'; add it to 'ret'}}
  weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    weir.function_result ["s"](%a : tensor<*xf32>) control []
  }
}

// -----

module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    // expected-error @below {{node 'r' (f) expected 2 results of function 'f', got 1}}
    %r:2, %rc = weir.node "f"(%x) name("r") {} : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  }
  weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    weir.function_result ["r"](%a : tensor<*xf32>) control []
  }
}

// -----

module {
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %r, %rc = weir.node "f"(%x) name("r") {} : (tensor<*xf32>) -> tensor<*xf32>
  }
  // expected-error @below {{must end with weir.function_result}}
  weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
      output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
  ^bb0(%a: tensor<*xf32>):
    "test.end"() : () -> ()
  }
}
