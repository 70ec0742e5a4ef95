// Arithmetic, reductions and products whose shapes do not fit.
//
// RUN: weir-opt --weir-infer-shapes --split-input-file --verify-diagnostics %s

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>, %b: tensor<2x3xi1>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "v:0", "b:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{'t' [2,3] and 'e' [3] must have the same shape}}
    %r = "tf.Select"(%b, %x, %v)
        : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %b: tensor<2x3x4xi1>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "b:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{must be a scalar, a vector over dimension 0 or have the shape of 't'}}
    %r = "tf.Select"(%b, %x, %x)
        : (tensor<2x3x4xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{inputs must have the same shape, got [2,3] and [3]}}
    %r = "tf.AddN"(%x, %v)
        : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected at least one input}}
    %r = "tf.AddN"()
        : () -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[0, 0]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{invalid reduction arguments: axes contain duplicate dimension 0}}
    %r = "tf.Sum"(%x, %k) {keep_dims = false}
        : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%s: tensor<f32>)
      -> tensor<*xf32>
      attributes {feeds = ["s:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{logits must have at least 1 dimension, got a scalar}}
    %r = "tf.Softmax"(%s)
        : (tensor<f32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{out_backprop must have at least 2 dimensions, got 1}}
    %r = "tf.BiasAddGrad"(%v) {data_format = "NHWC"}
        : (tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected a value of rank 2 or more and a bias of rank 1, got 2 and 2}}
    %r = "tf.BiasAdd"(%x, %x) {data_format = "NHWC"}
        : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%c: tensor<2x3x4xf32>, %x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["c:0", "x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected two matrices, got ranks 3 and 2}}
    %r = "tf.MatMul"(%c, %x) {transpose_a = false, transpose_b = false}
        : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected matrices, got ranks 2 and 1}}
    %r = "tf.BatchMatMulV2"(%x, %v) {adj_x = false, adj_y = false}
        : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%c: tensor<2x3x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["c:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{logits and labels must broadcast to rank 2, got 3}}
    %r:2 = "tf.SoftmaxCrossEntropyWithLogits"(%c, %c)
        : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
    weir.return %r#0 : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %j: tensor<2x1xi32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "j:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{labels must be of rank 1, got rank 2}}
    %r:2 = "tf.SparseSoftmaxCrossEntropyWithLogits"(%x, %j)
        : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<*xf32>, tensor<*xf32>)
    weir.return %r#0 : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{invalid label '1' in equation 'ij1->i'}}
    %r = "tf.Einsum"(%x) {equation = "ij1->i"}
        : (tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected '->' in equation 'ij'}}
    %r = "tf.Einsum"(%x) {equation = "ij"}
        : (tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{input of rank 2 does not match 'ijk' in equation 'ijk->i'}}
    %r = "tf.Einsum"(%x) {equation = "ijk->i"}
        : (tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{the result's label 'k' is in no input of equation 'ij->k'}}
    %r = "tf.Einsum"(%x) {equation = "ij->k"}
        : (tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %p = tf.Const {value = dense<0> : tensor<1x2xi32>} : tensor<1x2xi32>
    // expected-error @below {{expected 4 paddings, got 2}}
    %r = "tf.Pad"(%x, %p)
        : (tensor<2x3xf32>, tensor<1x2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %p = tf.Const {value = dense<0> : tensor<2x2xi32>} : tensor<2x2xi32>
    // expected-error @below {{expected mode REFLECT or SYMMETRIC, got AROUND}}
    %r = "tf.MirrorPad"(%x, %p) {mode = "AROUND"}
        : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %p = tf.Const {value = dense<[1]> : tensor<1xi32>} : tensor<1xi32>
    // expected-error @below {{expected 2 multiples, got 1}}
    %r = "tf.Tile"(%x, %p)
        : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
