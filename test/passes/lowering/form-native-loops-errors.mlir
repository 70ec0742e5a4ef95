// RUN: weir-opt %s --split-input-file --verify-diagnostics --weir-form-native-loops=loops=native

weir.program @p {
  weir.step @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["n:0", "x:0"], fetches = ["y:0"], targets = [], symbols = []} {
    // expected-error @below {{the loop cannot run natively, as --loops=native asks: 'push' (StackPushV2) is a runtime call; leave out --loops}}
    %r:2, %t = weir.while cond @cond body @body(%n, %x) : (tensor<i32>, tensor<4xf32>)
        -> (tensor<i32>, tensor<4xf32>, !weir.token)
    weir.return %r#1 : tensor<4xf32> after(%t)
  }
  weir.step private @cond(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<i1>
      attributes {feeds = ["", ""], fetches = [""], targets = [], symbols = []} {
    %p = tf.Less %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weir.return %p : tensor<i1>
  }
  weir.step private @body(%i: tensor<i32>, %x: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
      attributes {feeds = ["", ""], fetches = ["", ""], targets = [], symbols = []} {
    %o, %t = tf.generic "StackPushV2"(%i, %x) {attrs = {}} : (tensor<i32>, tensor<4xf32>)
        -> (tensor<4xf32>, !weir.token) loc("push")
    weir.return %i, %o : tensor<i32>, tensor<4xf32> after(%t)
  }
}

// -----

weir.program @p {
  weir.step @main(%n: tensor<i32>, %x: tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s1>>
      attributes {feeds = ["n:0", "x:0"], fetches = ["y:0"], targets = [],
                  symbols = [#tf.symbol<feed, [1, 0], "", "">, #tf.symbol<result, [], "w", "">]} {
    // expected-error @below {{as --loops=native asks: the sizes of its variable 1 change, from tensor<?xf32, #tf.dims<s0>> to tensor<?xf32, #tf.dims<s0 * 2>>}}
    %r:2, %t = weir.while cond @cond body @body(%n, %x) {defines = array<i64: 1>}
        : (tensor<i32>, tensor<?xf32, #tf.dims<s0>>) -> (tensor<i32>, tensor<?xf32, #tf.dims<s1>>, !weir.token)
    weir.return %r#1 : tensor<?xf32, #tf.dims<s1>> after(%t)
  }
  weir.step private @cond(%i: tensor<i32>, %x: tensor<?xf32, #tf.dims<s0>>) -> tensor<i1>
      attributes {feeds = ["", ""], fetches = [""], targets = [], symbols = [#tf.symbol<feed, [1, 0], "", "">]} {
    %p = tf.Less %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weir.return %p : tensor<i1>
  }
  weir.step private @body(%i: tensor<i32>, %x: tensor<?xf32, #tf.dims<s0>>)
      -> (tensor<i32>, tensor<?xf32, #tf.dims<s0 * 2>>)
      attributes {feeds = ["", ""], fetches = ["", ""], targets = [], symbols = [#tf.symbol<feed, [1, 0], "", "">]} {
    %j = tf.Neg %i : (tensor<i32>) -> tensor<i32>
    %o = tf.broadcast %i : (tensor<i32>) -> tensor<?xf32, #tf.dims<s0 * 2>>
    weir.return %j, %o : tensor<i32>, tensor<?xf32, #tf.dims<s0 * 2>>
  }
}

// -----

weir.program @p {
  weir.step @main(%c: tensor<i1>, %x: tensor<2x!weir.string>) -> tensor<2x!weir.string>
      attributes {feeds = ["c:0", "x:0"], fetches = ["y:0"], targets = [], symbols = []} {
    // expected-error @below {{the branch cannot run natively, as --loops=native asks: a value of 'weir.case' is no tensor of numbers}}
    %r, %t = weir.case %c [@same, @same](%x) : (tensor<i1>, tensor<2x!weir.string>) -> (tensor<2x!weir.string>, !weir.token)
    weir.return %r : tensor<2x!weir.string> after(%t)
  }
  weir.step private @same(%x: tensor<2x!weir.string>) -> tensor<2x!weir.string>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    weir.return %x : tensor<2x!weir.string>
  }
}

// -----

weir.program @p {
  weir.step @main(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32>
      attributes {feeds = ["p:0", "x:0"], fetches = ["s:1"], targets = [],
                  weir.dataflow = "asked for"} {
    // expected-error @below {{the branch cannot run natively, as --loops=native asks: its step runs op by op (asked for); leave out --loops}}
    %s:2, %t = tf.generic "Switch"(%x, %p) {attrs = {}} : (tensor<f32>, tensor<i1>)
        -> (tensor<f32>, tensor<f32>, !weir.token)
    weir.return %s#1 : tensor<f32> after(%t)
  }
}
