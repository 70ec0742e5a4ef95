// RUN: weir-opt %s --split-input-file --verify-diagnostics

func.func private @k(%a: tensor<4xf32>, %bad: i1, %i: index) -> tensor<4xf32>
    attributes {task.kernel, task.sites = []} {
  // expected-error @below {{shows at most 48 values, got 49}}
  "task.raise"(%bad, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i) {site = 0 : i64} : (i1, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  return %a : tensor<4xf32>
}

// -----

func.func private @k(%a: tensor<4xf32>, %bad: i1, %i: index) -> tensor<4xf32>
    attributes {task.kernel, task.sites = []} {
  // expected-error @below {{site must not be negative, got -1}}
  task.raise %bad, %i, [] {site = -1 : i64}
  return %a : tensor<4xf32>
}

// -----

func.func private @k(%a: tensor<4xf32>, %bad: i1, %i: index) -> tensor<4xf32>
    attributes {task.kernel, task.sites = [{code = 3 : i64, format = "f"}]} {
  // expected-error @below {{names site 1 of a kernel with 1 sites}}
  task.raise %bad, %i, [] {site = 1 : i64}
  return %a : tensor<4xf32>
}

// -----

%bad = arith.constant true
%i = arith.constant 0 : index
// expected-error @below {{must stand in a kernel}}
task.raise %bad, %i, [] {site = 0 : i64}

// -----

func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32>
    attributes {task.kernel} {
  return %a : tensor<4xf32>
}
weir.program @p {
  weir.step @main(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @below {{passes 2 inputs and sizes to a kernel that takes 1}}
    %y = task.run @k(%x, %x) sizes(#tf.dims<>) nodes ["y"] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    weir.return %y : tensor<4xf32>
  }
}

// -----

func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32>
    attributes {task.kernel} {
  return %a : tensor<4xf32>
}
weir.program @p {
  weir.step @main(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @below {{has 2 results from a kernel that gives 1}}
    %y:2 = task.run @k(%x) sizes(#tf.dims<>) nodes ["y"] : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    weir.return %y#0 : tensor<4xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @below {{runs @k, which is no kernel}}
    %y = task.run @k(%x) sizes(#tf.dims<>) nodes ["y"] : (tensor<4xf32>) -> tensor<4xf32>
    weir.return %y : tensor<4xf32>
  }
}

// -----

%bad = arith.constant true
%i = arith.constant 0 : index
// expected-error @below {{must stand in a kernel}}
task.raise %bad, %i, [] {site = 0 : i64}
