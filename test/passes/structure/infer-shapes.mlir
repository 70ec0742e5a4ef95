// RUN: weir-opt %s --weir-infer-shapes | FileCheck %s

weir.program @p {
  // Sizes go through a loop: what the body hands on unchanged stays the
  // caller's; the steps are specialized for the types that they get.
  // CHECK-LABEL: weir.step @loop
  // CHECK: weir.while cond @more_{{[0-9]+}} body @grow_{{[0-9]+}}(%arg0, %arg1)
  // CHECK-SAME: -> (tensor<?x4xf32, #tf.dims<s0, 4>>, tensor<?xf32, #tf.dims<s1>>, !weir.token)
  weir.step @loop(%x: tensor<?x4xf32>, %v: tensor<1xf32>) -> (tensor<*xf32>, tensor<*xf32>)
      attributes {feeds = ["x:0", "v:0"], fetches = ["r:0", "w:0"], targets = []} {
    %r:2, %t = weir.while cond @more body @grow(%x, %v) : (tensor<?x4xf32>, tensor<1xf32>) -> (tensor<*xf32>, tensor<*xf32>, !weir.token)
    weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32> after(%t)
  }
  // A branch's results have the sizes on which both sides agree.
  // CHECK-LABEL: weir.step @branch
  // CHECK: weir.case {{.*}} -> (tensor<?x4xf32, #tf.dims<s0, 4>>, !weir.token)
  weir.step @branch(%p: tensor<i1>, %x: tensor<?x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["p:0", "x:0"], fetches = ["r:0"], targets = []} {
    %r, %t = weir.case %p [@negate, @same](%x) : (tensor<i1>, tensor<?x4xf32>) -> (tensor<*xf32>, !weir.token)
    weir.return %r : tensor<*xf32> after(%t)
  }
  weir.step private @more(%x: tensor<*xf32>, %v: tensor<*xf32>) -> tensor<*xi1>
      attributes {feeds = ["", ""], fetches = [""], targets = []} {
    %true = tf.Const {value = dense<false> : tensor<i1>} : tensor<i1>
    %c = tf.Identity %true : (tensor<i1>) -> tensor<*xi1>
    weir.return %c : tensor<*xi1>
  }
  weir.step private @grow(%x: tensor<*xf32>, %v: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
      attributes {feeds = ["", ""], fetches = ["", ""], targets = []} {
    %axis = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %y = tf.Neg %x : (tensor<*xf32>) -> tensor<*xf32>
    %w = tf.ConcatV2 %v, %v, %axis : (tensor<*xf32>, tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %y, %w : tensor<*xf32>, tensor<*xf32>
  }
  weir.step private @negate(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %y = tf.Neg %x : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }
  weir.step private @same(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    weir.return %x : tensor<*xf32>
  }
}
