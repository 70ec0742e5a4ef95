// An operand that is written where it is must not be anybody else's.
//
// RUN: weir-opt --weir-infer-shapes --split-input-file --verify-diagnostics %s

weir.program @shared {
  weir.step @main(%x: tensor<3xf32>, %i: tensor<1xi32>, %v: tensor<1xf32>)
      -> (tensor<*xf32>, tensor<3xf32>)
      attributes {feeds = ["x:0", "i:0", "v:0"], fetches = ["r:0", "x:0"],
                  targets = []} {
    // expected-error @below {{InplaceAdd writes its operand where it is, but others use that, too; put a DeepCopy before it}}
    %r, %t = tf.generic "InplaceAdd"(%x, %i, %v)
        : (tensor<3xf32>, tensor<1xi32>, tensor<1xf32>)
        -> (tensor<*xf32>, !weir.token)
    weir.return %r, %x : tensor<*xf32>, tensor<3xf32>
  }
}

// -----

weir.program @alone {
  weir.step @main(%x: tensor<3xf32>, %i: tensor<1xi32>, %v: tensor<1xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "i:0", "v:0"], fetches = ["r:0"],
                  targets = []} {
    %r, %t = tf.generic "InplaceAdd"(%x, %i, %v)
        : (tensor<3xf32>, tensor<1xi32>, tensor<1xf32>)
        -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32>
  }
}
