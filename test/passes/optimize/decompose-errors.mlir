// What decomposition needs to know and is not told.
//
// RUN: weir-opt %s --weir-decompose --split-input-file --verify-diagnostics

weir.program @p {
  weir.step @main(%x: tensor<4xf32>, %d: tensor<?xi32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "d:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{a shape that the compiler must know is unknown: 'tensor<*xf32>'; give the feeds' shapes (--feed NAME=TYPE[SIZES])}}
    %r = "tf.BroadcastTo"(%x, %d) : (tensor<4xf32>, tensor<?xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<4xf32>, %d: tensor<2xi32>) -> tensor<?x4xf32>
      attributes {feeds = ["x:0", "d:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{a size that the compiler must know is unknown: 'tensor<?x4xf32>'}}
    %r = "tf.BroadcastTo"(%x, %d) : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    weir.return %r : tensor<?x4xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<4x2xf32>, %p: tensor<2xi32>) -> tensor<2x4xf32>
      attributes {feeds = ["x:0", "p:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{needs the value of its operand 'perm', which shape inference did not find}}
    %r = "tf.Transpose"(%x, %p) : (tensor<4x2xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    weir.return %r : tensor<2x4xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<4x2xf32>, %p: tensor<2xi32>) -> tensor<2x4xf32>
      attributes {feeds = ["x:0", "p:0"], fetches = ["r:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "x", "">]} {
    // expected-error @below {{needs a constant operand 'perm'}}
    %r = "tf.Transpose"(%x, %p) {tf.known_perm = #tf.dims<s0, 0>} : (tensor<4x2xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    weir.return %r : tensor<2x4xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<*xf32>) -> tensor<2xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{cannot sum to a shape of unknown rank: give the feeds' shapes}}
    %r = "tf.unbroadcast"(%x, %x) : (tensor<*xf32>, tensor<*xf32>) -> tensor<2xf32>
    weir.return %r : tensor<2xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2xf32>, %l: tensor<3x2xf32>) -> tensor<3x2xf32>
      attributes {feeds = ["x:0", "l:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{sums a tensor of rank 1 to the larger rank 2}}
    %r = "tf.unbroadcast"(%x, %l) : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    weir.return %r : tensor<3x2xf32>
  }
}

// -----

weir.program @scatter_strings {
  weir.step @main(%i: tensor<2x1xi32>, %s: tensor<2x!weir.dtype<"string">>) -> tensor<4x!weir.dtype<"string">>
      attributes {feeds = ["i:0", "s:0"], fetches = ["y:0"], targets = []} {
    %n = tf.Const {value = dense<4> : tensor<1xi32>} : tensor<1xi32>
    // expected-error @+1 {{is not supported: only numbers are added up where indices repeat; gather the elements instead}}
    %y = tf.ScatterNd %i, %s, %n : (tensor<2x1xi32>, tensor<2x!weir.dtype<"string">>, tensor<1xi32>) -> tensor<4x!weir.dtype<"string">>
    weir.return %y : tensor<4x!weir.dtype<"string">>
  }
}
