// RUN: weir-opt %s --split-input-file --verify-diagnostics --weir-verify-partitioned

weir.program @p attributes {edges = []} {
  weir.step @a(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @+1 {{says where it is placed after partition; expected steps to}}
    %y = tf.Neg %x {weir.placed = 0 : i64} : (tensor<f32>) -> tensor<f32>
    weir.return %y : tensor<f32>
  }
}

// -----

weir.program @p attributes {edges = [{from = 0 : i64, to = 1 : i64, name = "x:0", step = "a", type = tensor<f32>}]} {
  weir.step private @a(%x: tensor<f32>) attributes {feeds = [""], fetches = [], targets = [], weir.placed = 0 : i64} {
    %t = weir.send %x : tensor<f32> {edge = 0 : i64, to = 1 : i64}
    // expected-error @+1 {{is the second of its edge "x:0"; expected one}}
    %u = weir.send %x : tensor<f32> {edge = 0 : i64, to = 1 : i64}
    weir.return
  }
}

// -----

weir.program @p attributes {edges = [{from = 0 : i64, to = 1 : i64, name = "x:0", step = "a", type = tensor<f32>}]} {
  weir.step private @a(%x: tensor<f32>) attributes {feeds = [""], fetches = [], targets = [], weir.placed = 1 : i64} {
    // expected-error @+1 {{stands in a step on device 1, but its edge "x:0" has 'from' 0}}
    %t = weir.send %x : tensor<f32> {edge = 0 : i64, to = 1 : i64}
    weir.return
  }
}

// -----

// expected-error @+1 {{has the edge "x:0" without a recv}}
weir.program @p attributes {edges = [{from = 0 : i64, to = 1 : i64, name = "x:0", step = "a", type = tensor<f32>}]} {
  weir.step private @a(%x: tensor<f32>) attributes {feeds = [""], fetches = [], targets = [], weir.placed = 0 : i64} {
    %t = weir.send %x : tensor<f32> {edge = 0 : i64, to = 1 : i64}
    weir.return
  }
}

// -----

weir.program @p attributes {edges = []} {
  weir.step private @a(%p: tensor<i1>) attributes {feeds = [""], fetches = [], targets = [], weir.placed = 0 : i64} {
    %t = weir.call @b() {frame = 1 : i64} : () -> !weir.token
    // expected-error @+1 {{is the second part of call site 1 on device 0}}
    %u = weir.call @b() {frame = 1 : i64} : () -> !weir.token
    weir.return
  }
  weir.step private @b() attributes {feeds = [], fetches = [], targets = [], weir.placed = 0 : i64} {
    weir.return
  }
}

// -----

weir.program @p attributes {edges = []} {
  weir.step private @a(%p: tensor<i1>) attributes {feeds = [""], fetches = [], targets = [], weir.placed = 0 : i64} {
    %t = weir.call @b() {frame = 1 : i64} : () -> !weir.token
    weir.return
  }
  weir.step private @c(%p: tensor<i1>) attributes {feeds = [""], fetches = [], targets = [], weir.placed = 1 : i64} {
    // expected-error @+1 {{is part of call site 1 like a weir.call}}
    %u = weir.case %p [@b, @b]() {frame = 1 : i64} : (tensor<i1>) -> !weir.token
    weir.return
  }
  weir.step private @b() attributes {feeds = [], fetches = [], targets = [], weir.placed = 0 : i64} {
    weir.return
  }
}
