// RUN: weir-opt --weir-verify-structured --split-input-file --verify-diagnostics %s

weir.program @reads_first {
  weir.step @main() -> tensor<*xf32>
      attributes {feeds = [], fetches = ["y:0"], targets = []} {
    %v, %t = tf.generic "VariableV2"() {attrs = {shape = array<i64: 2>}}
        : () -> (tensor<*x!weir.ref<f32>>, !weir.token)
    %x, %t1 = tf.generic "ReadRef"(%v)
        : (tensor<*x!weir.ref<f32>>) -> (tensor<*xf32>, !weir.token)
    %y = tf.Neg %x : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }
}

// -----

weir.program @takes_reference {
  weir.step @main() -> tensor<*xf32>
      attributes {feeds = [], fetches = ["y:0"], targets = []} {
    %v, %t = tf.generic "VariableV2"() {attrs = {shape = array<i64: 2>}}
        : () -> (tensor<*x!weir.ref<f32>>, !weir.token)
    // expected-error @below {{takes the reference operand #0 of type 'tensor<*x!weir.ref<f32>>' as a value; read it with tf.generic "ReadRef"}}
    %y = tf.Neg %v : (tensor<*x!weir.ref<f32>>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }
}

// -----

weir.program @other_dialect {
  weir.step @main() -> tensor<f32>
      attributes {feeds = [], fetches = ["y:0"], targets = []} {
    // expected-error @below {{stands in a step after raising; expected tf and structured weir ops only}}
    %y = arith.constant dense<0.0> : tensor<f32>
    weir.return %y : tensor<f32>
  }
}

// -----

weir.program @no_name {
  weir.step @main(%x: tensor<2xf32>) -> tensor<2xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @unknown {{has no location that names the graph's node, got loc(unknown)}}
    %y = tf.Neg %x : (tensor<2xf32>) -> tensor<2xf32> loc(unknown)
    weir.return %y : tensor<2xf32>
  }
}

// -----

weir.program @waits_count {
  weir.step private @body(%x: tensor<f32>) -> tensor<f32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %t = tf.generic "Keep"(%x) : (tensor<f32>) -> !weir.token
    // expected-error @below {{has weir.waits of 2 lists for 1 results; expected one list of positions for each}}
    weir.return %x : tensor<f32> after(%t) {weir.waits = [array<i64: 0>, array<i64>]}
  }
}

// -----

weir.program @waits_position {
  weir.step private @body(%x: tensor<f32>) -> tensor<f32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %t = tf.generic "Keep"(%x) : (tensor<f32>) -> !weir.token
    // expected-error @below {{has weir.waits array<i64: 1>, but comes after 1 tokens; expected positions among these}}
    weir.return %x : tensor<f32> after(%t) {weir.waits = [array<i64: 1>]}
  }
}
