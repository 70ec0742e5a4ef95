// RUN: weir-opt --weir-verify-core --split-input-file --verify-diagnostics %s

weir.program @core {
  weir.step @main(%x: tensor<?x4xf32, #tf.dims<s0, 4>>)
      -> tensor<?x4xf32, #tf.dims<s0, 4>>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "", "">]} {
    %w, %t = tf.generic "Where"(%x) : (tensor<?x4xf32, #tf.dims<s0, 4>>)
        -> (tensor<?x2xi64, #tf.dims<s0, 2>>, !weir.token)
    %y = tf.AddV2 %x, %x : (tensor<?x4xf32, #tf.dims<s0, 4>>,
        tensor<?x4xf32, #tf.dims<s0, 4>>) -> tensor<?x4xf32, #tf.dims<s0, 4>>
    weir.return %y : tensor<?x4xf32, #tf.dims<s0, 4>>
  }
}

// -----

weir.program @unsupported {
  weir.step @main(%x: tensor<2xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @below {{operation 'Frobnicate' is not supported: it has neither a kernel nor a runtime function}}
    %y, %t = tf.generic "Frobnicate"(%x)
        : (tensor<2xf32>) -> (tensor<*xf32>, !weir.token)
    weir.return %y : tensor<*xf32>
  }
}

// -----

weir.program @broadcasts {
  weir.step @main(%x: tensor<2x4xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32>
      attributes {feeds = ["x:0", "b:0"], fetches = ["y:0"], targets = []} {
    // expected-error @below {{of elementwise kind has operand #1 of type 'tensor<4xf32>' and a result of type 'tensor<2x4xf32>'; expected one shape}}
    %y = tf.AddV2 %x, %b
        : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    weir.return %y : tensor<2x4xf32>
  }
}

// -----

weir.program @no_rank {
  weir.step @main(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @below {{cannot compile 'Neg': the rank of a tensor of type 'tensor<*xf32>' is not known}}
    %y = tf.Neg %x : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }
}

// -----

weir.program @no_sizes {
  // expected-error @below {{argument #0 of type 'tensor<?xf32>' does not say size 0 (run --weir-infer-shapes)}}
  weir.step @main(%x: tensor<?xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    %y = tf.Const {value = dense<0.0> : tensor<4xf32>} : tensor<4xf32>
    weir.return %y : tensor<4xf32>
  }
}

// -----

weir.program @no_symbol {
  // expected-error @below {{argument #0 uses symbol s3 of a step with 1 symbols}}
  weir.step @main(%x: tensor<?xf32, #tf.dims<s3>>)
      -> tensor<?xf32, #tf.dims<s3>>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "", "">]} {
    weir.return %x : tensor<?xf32, #tf.dims<s3>>
  }
}

// -----

weir.program @rank {
  weir.step @main() -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
      attributes {feeds = [], fetches = ["y:0"], targets = []} {
    // expected-error @below {{has a result of 17 dimensions, expected at most 16; reshape it to fewer}}
    %y = tf.Const {value = dense<1.0> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>} : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
    weir.return %y : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
  }
}
