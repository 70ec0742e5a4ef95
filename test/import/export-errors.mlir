// What a changed text may lack, one graph a file.
//
// RUN: split-file %s %t
// RUN: not weir-translate --export-graph %t/twice.mlir 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not weir-translate --export-graph %t/operand.mlir 2>&1 | FileCheck %s --check-prefix=OPERAND
// RUN: not weir-translate --export-graph %t/extra.mlir 2>&1 | FileCheck %s --check-prefix=EXTRA
// RUN: not weir-translate --export-graph %t/args.mlir 2>&1 | FileCheck %s --check-prefix=ARGS
// RUN: not weir-translate --export-graph %t/outputs.mlir 2>&1 | FileCheck %s --check-prefix=OUTPUTS
// RUN: not weir-translate --export-graph %t/short.mlir 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: not weir-translate --export-graph %t/signature.mlir 2>&1 | FileCheck %s --check-prefix=SIGNATURE
// RUN: not weir-translate --export-graph %t/names.mlir 2>&1 | FileCheck %s --check-prefix=NAMES

//--- twice.mlir
weir.graph {
  %0 = weir.node "NoOp" name("a") {} : () -> ()
  // TWICE: has the name 'a' of an earlier node; rename one of them
  %1 = weir.node "NoOp" name("a") {} : () -> ()
}

//--- operand.mlir
weir.graph {
  %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xf32>
  // OPERAND: has an operand that is no weir.node's result
  %1, %c = weir.node "Neg"(%0) name("a") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
}

//--- extra.mlir
weir.graph {
  // EXTRA: has ill-formed 'extra':
  %0 = weir.node "NoOp" name("a") {} attributes {extra = {no_such_field = 1 : i64}} : () -> ()
}

//--- args.mlir
weir.graph {
}
// ARGS: expected a name in 'args' for each of 1 arguments, got 0
weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
    output_arg = [{name = "r", type = f32}]} attrs {} args [] {
^bb0(%a: tensor<*xf32>):
  weir.function_result ["r"](%a : tensor<*xf32>) control []
}

//--- outputs.mlir
weir.graph {
}
weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
    output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
^bb0(%a: tensor<*xf32>):
  // OUTPUTS: in a function must name its results in 'outputs'
  %n, %c = weir.node "Neg"(%a) name("n") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
  weir.function_result ["r"](%n : tensor<*xf32>) control []
}

//--- short.mlir
weir.graph {
}
weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
    output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
^bb0(%a: tensor<*xf32>):
  // SHORT: expected a name in 'outputs' for each of 1 results, got 0
  %n, %c = weir.node "Neg"(%a) name("n") {T = f32} attributes {outputs = []} : (tensor<*xf32>) -> tensor<*xf32>
  weir.function_result ["r"](%n : tensor<*xf32>) control []
}

//--- signature.mlir
weir.graph {
}
// SIGNATURE: has an ill-formed signature:
weir.function @f signature {no_such_field = 1 : i64} attrs {} args ["a"] {
^bb0(%a: tensor<*xf32>):
  weir.function_result ["r"](%a : tensor<*xf32>) control []
}

//--- names.mlir
weir.graph {
}
weir.function @f signature {name = "f", input_arg = [{name = "a", type = f32}],
    output_arg = [{name = "r", type = f32}]} attrs {} args ["a"] {
^bb0(%a: tensor<*xf32>):
  // NAMES: has 0 and 0 names for 1 values and 0 controls
  weir.function_result [](%a : tensor<*xf32>) control []
}
