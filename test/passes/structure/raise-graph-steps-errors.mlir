// RUN: weir-opt %s --weir-raise-graph --split-input-file --verify-diagnostics

// expected-error @below {{'weir.steps' must hold dictionaries with name, feeds, fetches and targets}}
module attributes {weir.steps = [1 : i64]} {
  weir.graph {
    %x, %c = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  }
}
