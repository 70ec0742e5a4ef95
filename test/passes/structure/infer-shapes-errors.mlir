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

// -----

weir.program @vector_predicate {
  weir.step @main(%p: tensor<2xi1>, %x: tensor<f32>) -> tensor<*xf32>
      attributes {feeds = ["p:0", "x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @+1 {{expected a scalar to choose a branch by, got a tensor of rank 1; reduce it to one value}}
    %r, %t = weir.case %p [@a, @a](%x) : (tensor<2xi1>, tensor<f32>) -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32> after(%t)
  }
  weir.step private @a(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    weir.return %x : tensor<*xf32>
  }
}

// -----

weir.program @vector_condition {
  weir.step @main(%x: tensor<2xi1>) -> tensor<*xi1>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @+1 {{expected a scalar from its condition, got a tensor of rank 1; reduce it to one value}}
    %r, %t = weir.while cond @a body @a(%x) : (tensor<2xi1>) -> (tensor<*xi1>, !weir.token)
    weir.return %r : tensor<*xi1> after(%t)
  }
  weir.step private @a(%x: tensor<*xi1>) -> tensor<*xi1>
      attributes {feeds = [""], fetches = [""], targets = []} {
    weir.return %x : tensor<*xi1>
  }
}

// -----

weir.program @not_fed {
  weir.step @main() -> tensor<*xf32>
      attributes {feeds = [], fetches = ["x:0"], targets = []} {
    // expected-error @+1 {{You must feed a value for placeholder tensor '?'; name it among the feeds (--feed ?:0), or fetch what does not need it}}
    %x, %t = tf.generic "Placeholder"() {attrs = {dtype = f32}} : () -> (tensor<*xf32>, !weir.token)
    weir.return %x : tensor<*xf32> after(%t)
  }
}
