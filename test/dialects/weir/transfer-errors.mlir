// RUN: weir-opt %s --split-input-file --verify-diagnostics

weir.program @p attributes {edges = []} {
  weir.step private @a(%x: tensor<4xf32>) attributes {feeds = [""], fetches = [], targets = []} {
    // expected-error @+1 {{goes over edge 0 of a program with 0 edges}}
    %t = weir.send %x : tensor<4xf32> {edge = 0 : i64, to = 1 : i64}
    weir.return
  }
}

// -----

weir.program @p attributes {edges = [{from = 0 : i64, to = 1 : i64, name = "x:0", step = "a", type = tensor<4xf32>}]} {
  weir.step private @a(%x: tensor<4xf32>) attributes {feeds = [""], fetches = [], targets = []} {
    // expected-error @+1 {{has 'to' 2, but the edge has 1}}
    %t = weir.send %x : tensor<4xf32> {edge = 0 : i64, to = 2 : i64}
    weir.return
  }
}

// -----

weir.program @p attributes {edges = [{from = 0 : i64, to = 1 : i64, name = "x:0", step = "a", type = tensor<4xf32>}]} {
  weir.step private @a() attributes {feeds = [], fetches = [], targets = []} {
    // expected-error @+1 {{carries no value over an edge that has one}}
    %t = weir.recv {edge = 0 : i64, from = 0 : i64}
    weir.return
  }
}

// -----

weir.program @p attributes {edges = [{from = 0 : i64, to = 1 : i64, name = "^x", step = "a"}]} {
  weir.step private @a(%x: tensor<4xf32>) attributes {feeds = [""], fetches = [], targets = []} {
    // expected-error @+1 {{carries a value over an edge of order only}}
    %t = weir.send %x : tensor<4xf32> {edge = 0 : i64, to = 1 : i64}
    weir.return
  }
}

// -----

weir.program @p attributes {edges = [{from = 0 : i64, to = 1 : i64, name = "x:0", step = "a", type = tensor<4xf32>}]} {
  weir.step private @a(%x: tensor<4xi32>) attributes {feeds = [""], fetches = [], targets = []} {
    // expected-error @+1 {{carries 'tensor<4xi32>' over an edge of 'tensor<4xf32>'}}
    %t = weir.send %x : tensor<4xi32> {edge = 0 : i64, to = 1 : i64}
    weir.return
  }
}

// -----

weir.program @p {
  weir.step @a() attributes {feeds = [], fetches = [], targets = []} {
    // expected-error @+1 {{starts the public step @b}}
    %t = weir.start @b() : () -> !weir.token
    weir.return after(%t)
  }
  weir.step @b() attributes {feeds = [], fetches = [], targets = []} {
    weir.return
  }
}

// -----

weir.program @p {
  weir.step @a() attributes {feeds = [], fetches = [], targets = []} {
    // expected-error @+1 {{passes 0 values to and takes 0 from @b, which takes 1 and gives 0}}
    %t = weir.start @b() : () -> !weir.token
    weir.return after(%t)
  }
  weir.step private @b(%x: tensor<f32>) attributes {feeds = [""], fetches = [], targets = []} {
    weir.return
  }
}
