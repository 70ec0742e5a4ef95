// Gathers, scatters, segments and diagonals that do not fit.
//
// RUN: weir-opt --weir-infer-shapes --split-input-file --verify-diagnostics %s

weir.program @p {
  weir.step @main(%s: tensor<f32>, %i: tensor<2xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["s:0", "i:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected params of rank 1 or more}}
    %r = "tf.Gather"(%s, %i) {validate_indices = true}
        : (tensor<f32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%c: tensor<2x3x4xf32>, %i: tensor<2xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["c:0", "i:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected batch_dims in [-1, 1], got 2}}
    %r = "tf.GatherV2"(%c, %i, %k) {batch_dims = 2 : i64}
        : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%c: tensor<2x3x4xf32>, %i: tensor<2xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["c:0", "i:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected batch_dims <= axis, got 1 and 0}}
    %r = "tf.GatherV2"(%c, %i, %k) {batch_dims = 1 : i64}
        : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%c: tensor<2x3x4xf32>, %i: tensor<2xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["c:0", "i:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[0, 1]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected one axis, got 2}}
    %r = "tf.GatherV2"(%c, %i, %k) {batch_dims = 0 : i64}
        : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected indices of rank 1 or more}}
    %r = "tf.GatherNd"(%x, %k)
        : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<?x?xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "j:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{needs a known last dimension of indices}}
    %r = "tf.GatherNd"(%x, %j)
        : (tensor<2x3xf32>, tensor<?x?xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<4x1xi32>, %v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "j:0", "v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected updates of rank 2, got 1}}
    %r = "tf.TensorScatterUpdate"(%x, %j, %v)
        : (tensor<2x3xf32>, tensor<4x1xi32>, tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %i: tensor<2xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "i:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected two different dimensions of 2, got 0 and 0}}
    %r = "tf.ReverseSequence"(%x, %i) {seq_dim = 0 : i64, batch_dim = 0 : i64}
        : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<2x1xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "j:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected seq_lengths of rank 1, got 2}}
    %r = "tf.ReverseSequence"(%x, %j) {seq_dim = 1 : i64, batch_dim = 0 : i64}
        : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<2x1xi32>)
      -> tensor<*xi1>
      attributes {feeds = ["x:0", "j:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected predictions of rank 2 and targets of rank 1, got 2 and 2}}
    %r = "tf.InTopK"(%x, %j) {k = 1 : i64}
        : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<*xi1>
    weir.return %r : tensor<*xi1>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<2x3x4xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "j:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<2> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected segment ids of rank at most 2, got 3}}
    %r = "tf.UnsortedSegmentSum"(%x, %j, %k)
        : (tensor<2x3xf32>, tensor<2x3x4xi32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<2x1xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "j:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{segment_ids should be a vector, got rank 2}}
    %r = "tf.SegmentSum"(%x, %j)
        : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<2x1xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "j:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected vectors of indices and segment ids}}
    %r = "tf.SparseSegmentSum"(%x, %j, %j)
        : (tensor<2x3xf32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[1, 0]> : tensor<2xi32>} : tensor<2xi32>
    %a = tf.Const {value = dense<-1> : tensor<i32>} : tensor<i32>
    %p = tf.Const {value = dense<0.0> : tensor<f32>} : tensor<f32>
    // expected-error @below {{expected k to be one or two numbers, the lower first}}
    %r = "tf.MatrixDiagV3"(%v, %k, %a, %a, %p) {align = "RIGHT_LEFT"}
        : (tensor<3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected an even rank, got 1}}
    %r = "tf.DiagPart"(%v)
        : (tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%s: tensor<f32>)
      -> tensor<*xf32>
      attributes {feeds = ["s:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected a diagonal of rank 1 or more}}
    %r = "tf.MatrixDiag"(%s)
        : (tensor<f32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[0, 1]> : tensor<2xi32>} : tensor<2xi32>
    %a = tf.Const {value = dense<-1> : tensor<i32>} : tensor<i32>
    %p = tf.Const {value = dense<0.0> : tensor<f32>} : tensor<f32>
    // expected-error @below {{expected a diagonal of rank 2 or more, got 1}}
    %r = "tf.MatrixDiagV3"(%v, %k, %a, %a, %p) {align = "RIGHT_LEFT"}
        : (tensor<3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected matrices, got rank 1}}
    %r = "tf.MatrixDiagPart"(%v)
        : (tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%m: tensor<3x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["m:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<5> : tensor<i32>} : tensor<i32>
    %p = tf.Const {value = dense<0.0> : tensor<f32>} : tensor<f32>
    // expected-error @below {{expected diagonals inside the matrix, got 5 to 5}}
    %r = "tf.MatrixDiagPartV3"(%m, %k, %p) {align = "RIGHT_LEFT"}
        : (tensor<3x3xf32>, tensor<i32>, tensor<f32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%m: tensor<3x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["m:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected a diagonal of rank 1, got 2}}
    %r = "tf.MatrixSetDiag"(%m, %m)
        : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected matrices, got rank 1}}
    %r = "tf.MatrixBandPart"(%v, %k, %k)
        : (tensor<3xf32>, tensor<i32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
