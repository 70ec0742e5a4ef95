// RUN: weir-opt %s --weir-build-frames --split-input-file --verify-diagnostics

// All that is missing is said at once, by op type.
// expected-error@unknown {{the program needs 2 operations that weirc neither compiles nor has a runtime function for:}}
weir.program @missing {
  weir.step @main(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    %a, %t = tf.generic "NoSuchOp"(%x) {attrs = {}} : (tensor<4xf32>) -> (tensor<4xf32>, !weir.token) loc("first")
    %b, %u = tf.generic "NoSuchOp"(%a) {attrs = {}} : (tensor<4xf32>) -> (tensor<4xf32>, !weir.token) loc("second")
    %c, %v = tf.generic "NeitherThis"(%b) {attrs = {}} : (tensor<4xf32>) -> (tensor<4xf32>, !weir.token) loc("third")
    weir.return %c : tensor<4xf32>
  }
}

// -----

weir.program @undefined {
  // expected-error@+1 {{has the size s1 of node w, which no operation of the step defines}}
  weir.step @main(%x: tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "x", "">,
                             #tf.symbol<result, [], "w", "">]} {
    weir.return %x : tensor<?xf32, #tf.dims<s0>>
  }
}
