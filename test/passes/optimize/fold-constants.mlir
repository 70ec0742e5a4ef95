// RUN: weir-opt --weir-fold-constants --split-input-file %s | FileCheck %s

weir.program @folds {
  // A chain, through a reshape; the feed's part stays.
  // CHECK-LABEL: weir.step @chain
  // CHECK-NOT: tf.Mul
  // CHECK: %[[C:.*]] = tf.Const {value = dense<{{\[}}[3.000000e+00, 6.000000e+00], [9.000000e+00, 1.200000e+01]]> : tensor<2x2xf32>}
  // CHECK: %[[Y:.*]] = tf.AddV2 %{{.*}}, %[[C]]
  // CHECK: weir.return %[[Y]]
  weir.step @chain(%x: tensor<2x2xf32>) -> tensor<2x2xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [], symbols = []} {
    %a = tf.Const {value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>} : tensor<4xf32>
    %b = tf.Const {value = dense<3.0> : tensor<4xf32>} : tensor<4xf32>
    %m = tf.Mul %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %r = tf.reshape %m : tensor<4xf32> -> tensor<2x2xf32>
    %y = tf.AddV2 %x, %r : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    weir.return %y : tensor<2x2xf32>
  }
  // Bools and integers.
  // CHECK-LABEL: weir.step @bools
  // CHECK: tf.Const {value = dense<[true, false]> : tensor<2xi1>}
  weir.step @bools() -> tensor<2xi1>
      attributes {feeds = [], fetches = ["y:0"], targets = [], symbols = []} {
    %a = tf.Const {value = dense<[1, 5]> : tensor<2xi32>} : tensor<2xi32>
    %b = tf.Const {value = dense<[2, 4]> : tensor<2xi32>} : tensor<2xi32>
    %y = tf.Less %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    weir.return %y : tensor<2xi1>
  }
  // A large broadcast of a scalar is not worth a constant; what it is made of
  // is.
  // CHECK-LABEL: weir.step @large
  // CHECK: %[[C:.*]] = tf.Const {value = dense<6.000000e+00> : tensor<f32>}
  // CHECK: tf.broadcast %[[C]]
  weir.step @large() -> tensor<100x100xf32>
      attributes {feeds = [], fetches = ["y:0"], targets = [], symbols = []} {
    %a = tf.Const {value = dense<2.0> : tensor<f32>} : tensor<f32>
    %b = tf.Const {value = dense<3.0> : tensor<f32>} : tensor<f32>
    %m = tf.Mul %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %y = tf.broadcast %m : (tensor<f32>) -> tensor<100x100xf32>
    weir.return %y : tensor<100x100xf32>
  }
  // A size that the run brings stays, whatever else can be computed.
  // CHECK-LABEL: weir.step @sizes
  // CHECK: tf.sizes
  // CHECK-NEXT: tf.Const {value = dense<5> : tensor<i32>}
  // CHECK-NEXT: weir.return
  weir.step @sizes(%x: tensor<?xf32, #tf.dims<s0>>) -> (tensor<i32>, tensor<i32>)
      attributes {feeds = ["x:0"], fetches = ["n:0", "m:0"], targets = [], symbols = [#tf.symbol<feed, [0, 0], "x", "">]} {
    %n = tf.sizes {exprs = #tf.dims<s0>} : () -> tensor<i32>
    %c = tf.Const {value = dense<-5> : tensor<i32>} : tensor<i32>
    %m = tf.Neg %c : (tensor<i32>) -> tensor<i32>
    weir.return %n, %m : tensor<i32>, tensor<i32>
  }
  // A division by zero is the program's to report.
  // CHECK-LABEL: weir.step @raises
  // CHECK: tf.FloorDiv
  weir.step @raises() -> tensor<1xi32>
      attributes {feeds = [], fetches = ["y:0"], targets = [], symbols = []} {
    %a = tf.Const {value = dense<1> : tensor<1xi32>} : tensor<1xi32>
    %b = tf.Const {value = dense<0> : tensor<1xi32>} : tensor<1xi32>
    %y = tf.FloorDiv %a, %b : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    weir.return %y : tensor<1xi32>
  }
}

// -----

// Steps that can be computed together; two compute the same.
weir.program @together {
  // CHECK-LABEL: weir.step @first
  // CHECK-NEXT: tf.Const {value = dense<6.000000e+00> : tensor<f32>}
  // CHECK-NEXT: tf.Const {value = dense<3> : tensor<i32>}
  // CHECK-NEXT: weir.return
  weir.step @first() -> (tensor<f32>, tensor<i32>)
      attributes {feeds = [], fetches = ["m:0", "n:0"], targets = [], symbols = []} {
    %a = tf.Const {value = dense<2.0> : tensor<f32>} : tensor<f32>
    %b = tf.Const {value = dense<3.0> : tensor<f32>} : tensor<f32>
    %m = tf.Mul %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %c = tf.Const {value = dense<-3> : tensor<i32>} : tensor<i32>
    %n = tf.Neg %c : (tensor<i32>) -> tensor<i32>
    weir.return %m, %n : tensor<f32>, tensor<i32>
  }
  // CHECK-LABEL: weir.step @second
  // CHECK-NEXT: tf.Const {value = dense<6.000000e+00> : tensor<f32>}
  // CHECK-NEXT: weir.return
  weir.step @second() -> tensor<f32>
      attributes {feeds = [], fetches = ["m:0"], targets = [], symbols = []} {
    %a = tf.Const {value = dense<2.0> : tensor<f32>} : tensor<f32>
    %b = tf.Const {value = dense<3.0> : tensor<f32>} : tensor<f32>
    %m = tf.Mul %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
    weir.return %m : tensor<f32>
  }
  // CHECK-LABEL: weir.step @third
  // CHECK-NEXT: tf.Const {value = dense<7.000000e+00> : tensor<2xf32>}
  // CHECK-NEXT: weir.return
  weir.step @third() -> tensor<2xf32>
      attributes {feeds = [], fetches = ["m:0"], targets = [], symbols = []} {
    %a = tf.Const {value = dense<3.0> : tensor<2xf32>} : tensor<2xf32>
    %b = tf.Const {value = dense<4.0> : tensor<2xf32>} : tensor<2xf32>
    %m = tf.AddV2 %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    weir.return %m : tensor<2xf32>
  }
}
