// RUN: weir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

weir.program @p {
  // expected-error @below {{has 2 feed names for 1 arguments}}
  weir.step @main(%x: tensor<f32>) -> tensor<f32>
      attributes {feeds = ["x:0", "y:0"], fetches = ["x:0"], targets = []} {
    weir.return %x : tensor<f32>
  }
}

// -----

weir.program @p {
  // expected-error @below {{has 0 fetch names for 1 results}}
  weir.step @main(%x: tensor<f32>) -> tensor<f32>
      attributes {feeds = ["x:0"], fetches = [], targets = []} {
    weir.return %x : tensor<f32>
  }
}

// -----

weir.program @p {
  // expected-error @below {{must end with weir.return}}
  weir.step @main(%x: tensor<f32>) -> tensor<f32>
      attributes {feeds = ["x:0"], fetches = ["x:0"], targets = []} {
    "test.end"() : () -> ()
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<f32>) -> tensor<i32>
      attributes {feeds = ["x:0"], fetches = ["x:0"], targets = []} {
    // expected-error @below {{returns types that differ from the step's results}}
    weir.return %x : tensor<f32>
  }
}
