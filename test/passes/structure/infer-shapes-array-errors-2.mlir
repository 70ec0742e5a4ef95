// Arrays whose shapes, axes and sizes do not fit.
//
// RUN: weir-opt --weir-infer-shapes --split-input-file --verify-diagnostics %s

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[-2, 3]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected a size or -1, got -2}}
    %r = "tf.Reshape"(%x, %k)
        : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[0, 1]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected one dim, got 2}}
    %r = "tf.ExpandDims"(%x, %k)
        : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected rank 3, got 2}}
    %r = "tf.EnsureShape"(%x) {shape = array<i64: 2, 3, 4>}
        : (tensor<2x3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%s: tensor<f32>)
      -> tensor<*xf64>
      attributes {feeds = ["s:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{cannot bitcast a scalar to a wider type}}
    %r = "tf.Bitcast"(%s)
        : (tensor<f32>) -> tensor<*xf64>
    weir.return %r : tensor<*xf64>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[3]> : tensor<1xi32>} : tensor<1xi32>
    // expected-error @below {{cannot broadcast rank 2 to rank 1}}
    %r = "tf.BroadcastTo"(%x, %k)
        : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main()
      -> tensor<*xf32>
      attributes {feeds = [], fetches = ["r:0"], targets = []} {
    %a = tf.Const {value = dense<0.0> : tensor<f32>} : tensor<f32>
    %b = tf.Const {value = dense<4.0> : tensor<f32>} : tensor<f32>
    %s = tf.Const {value = dense<0.0> : tensor<f32>} : tensor<f32>
    // expected-error @below {{requires a delta that is not 0}}
    %r = "tf.Range"(%a, %b, %s)
        : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xi32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %a = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %b = tf.Const {value = dense<4> : tensor<i32>} : tensor<i32>
    %d = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    // expected-error @below {{requires a delta that is not 0}}
    %r = "tf.Range"(%a, %b, %d)
        : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<*xi32>
    weir.return %r : tensor<*xi32>
  }
}

// -----

weir.program @p {
  weir.step @main(%s: tensor<f32>)
      -> tensor<*xf32>
      attributes {feeds = ["s:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    // expected-error @below {{requires num > 0, got 0}}
    %r = "tf.LinSpace"(%s, %s, %k)
        : (tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %b = tf.Const {value = dense<[0]> : tensor<1xi32>} : tensor<1xi32>
    %k = tf.Const {value = dense<[1, 1]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected begin and size of length 2, got 1 and 2}}
    %r = "tf.Slice"(%x, %b, %k)
        : (tensor<2x3xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %b = tf.Const {value = dense<[0]> : tensor<1xi32>} : tensor<1xi32>
    %e = tf.Const {value = dense<[1]> : tensor<1xi32>} : tensor<1xi32>
    %t = tf.Const {value = dense<[0]> : tensor<1xi32>} : tensor<1xi32>
    // expected-error @below {{expected strides that are not 0}}
    %r = "tf.StridedSlice"(%x, %b, %e, %t) {begin_mask = 0 : i64, end_mask = 0 : i64, ellipsis_mask = 0 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 0 : i64}
        : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %b = tf.Const {value = dense<[0]> : tensor<1xi32>} : tensor<1xi32>
    %e = tf.Const {value = dense<[1]> : tensor<1xi32>} : tensor<1xi32>
    %t = tf.Const {value = dense<[-1]> : tensor<1xi32>} : tensor<1xi32>
    // expected-error @below {{expected a positive stride where a dimension shrinks, got -1}}
    %r = "tf.StridedSlice"(%x, %b, %e, %t) {begin_mask = 0 : i64, end_mask = 0 : i64, ellipsis_mask = 0 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 1 : i64}
        : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %b = tf.Const {value = dense<0> : tensor<3xi32>} : tensor<3xi32>
    %e = tf.Const {value = dense<1> : tensor<3xi32>} : tensor<3xi32>
    %t = tf.Const {value = dense<1> : tensor<3xi32>} : tensor<3xi32>
    // expected-error @below {{expected at most 2 dimensions, got entries for 3}}
    %r = "tf.StridedSlice"(%x, %b, %e, %t) {begin_mask = 0 : i64, end_mask = 0 : i64, ellipsis_mask = 0 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 0 : i64}
        : (tensor<2x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<[0, 1]> : tensor<2xi32>} : tensor<2xi32>
    // expected-error @below {{expected one axis, got 2}}
    %r:2 = "tf.Split"(%k, %x)
        : (tensor<2xi32>, tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>)
    weir.return %r#0 : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    %z = tf.Const {value = dense<[1, 1]> : tensor<2xi32>} : tensor<2xi32>
    %k = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected 3 sizes, got 2}}
    %r:3 = "tf.SplitV"(%x, %z, %k)
        : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
    weir.return %r#0 : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "v:0"], fetches = ["r:0"], targets = []} {
    %k = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    // expected-error @below {{expected operands of one rank, got 2 and 1}}
    %r = "tf.ConcatV2"(%x, %v, %k)
        : (tensor<2x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected operands of one rank, 1 or more, got 1}}
    %r = "tf.ParallelConcat"(%x, %v) {shape = array<i64: 4, 3>}
        : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "v:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{expected operands of one rank, got 2 and 1}}
    %r = "tf.Pack"(%x, %v) {axis = 0 : i64}
        : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

weir.program @p {
  weir.step @main(%x: tensor<2x3xf32>)
      -> tensor<*x!weir.string>
      attributes {feeds = ["x:0"], fetches = ["r:0"], targets = []} {
    // expected-error @below {{tf.Bitcast of 'f32' to '!weir.string' cannot be compiled: its kernels know integers, floats and complex numbers}}
    %r = "tf.Bitcast"(%x) : (tensor<2x3xf32>) -> tensor<*x!weir.string>
    weir.return %r : tensor<*x!weir.string>
  }
}
