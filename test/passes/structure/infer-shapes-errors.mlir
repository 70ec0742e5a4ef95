// RUN: weir-opt %s --weir-infer-shapes --split-input-file --verify-diagnostics

weir.program @unknown {
  weir.step @main(%x: tensor<f32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @+1 {{runs @nowhere, which is no step}}
    %r, %t = weir.call @nowhere(%x) : (tensor<f32>) -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32> after(%t)
  }
}

// -----

weir.program @count {
  weir.step @main(%x: tensor<f32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @+1 {{passes 2 values to @one, which takes 1}}
    %r, %t = weir.call @one(%x, %x) : (tensor<f32>, tensor<f32>) -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32> after(%t)
  }
  weir.step private @one(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    weir.return %x : tensor<*xf32>
  }
}

// -----

weir.program @carried {
  weir.step @main(%x: tensor<f32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @+1 {{carries 1 values, but its body gives 2}}
    %r, %t = weir.while cond @c body @b(%x) : (tensor<f32>) -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32> after(%t)
  }
  weir.step private @c(%x: tensor<*xf32>) -> tensor<*xi1>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %t = tf.Const {value = dense<true> : tensor<i1>} : tensor<i1>
    %i = tf.Identity %t : (tensor<i1>) -> tensor<*xi1>
    weir.return %i : tensor<*xi1>
  }
  weir.step private @b(%x: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
      attributes {feeds = [""], fetches = ["", ""], targets = []} {
    weir.return %x, %x : tensor<*xf32>, tensor<*xf32>
  }
}

// -----

weir.program @two_conditions {
  weir.step @main(%x: tensor<f32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @+1 {{expected a single scalar from its condition, got 2 tensors; return only whether to go on}}
    %r, %t = weir.while cond @c body @b(%x) : (tensor<f32>) -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32> after(%t)
  }
  weir.step private @c(%x: tensor<*xf32>) -> (tensor<i1>, tensor<*xf32>)
      attributes {feeds = [""], fetches = ["", ""], targets = []} {
    %t = tf.Const {value = dense<true> : tensor<i1>} : tensor<i1>
    weir.return %t, %x : tensor<i1>, tensor<*xf32>
  }
  weir.step private @b(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    weir.return %x : tensor<*xf32>
  }
}
