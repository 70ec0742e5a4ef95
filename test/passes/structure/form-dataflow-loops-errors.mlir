// RUN: weir-opt %s --verify-diagnostics --weir-form-dataflow-loops=loops=dataflow

weir.program @p {
  weir.step @main() attributes {feeds = [], fetches = [], targets = []} {
    // expected-error @below {{the loop cannot run as a frame, as --loops=dataflow asks: it has no variables; leave out --loops}}
    %t = weir.while cond @cond body @body() : () -> (!weir.token)
    weir.return after(%t)
  }
  weir.step private @cond() -> tensor<i1>
      attributes {feeds = [], fetches = [""], targets = []} {
    %p, %t = tf.generic "Ask"() {attrs = {}} : () -> (tensor<i1>, !weir.token)
    weir.return %p : tensor<i1> after(%t)
  }
  weir.step private @body() attributes {feeds = [], fetches = [], targets = []} {
    weir.return
  }
}
