// RUN: weir-opt %s --weir-call-host-elements --verify-diagnostics

weir.program @p {
  weir.step @main(%a: tensor<4x!weir.string>) -> tensor<4xi1>
      attributes {feeds = ["a:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{'IsNan' of elements of type '!weir.string' is not supported: neither a kernel nor a runtime function computes it; leave the node out of the step}}
    %r = tf.IsNan %a : (tensor<4x!weir.string>) -> tensor<4xi1>
    weir.return %r : tensor<4xi1>
  }
}
