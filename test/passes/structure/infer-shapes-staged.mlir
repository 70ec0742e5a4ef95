// What is taken out of a staging area has the shape of what is put there, in
// whichever step: sizes that differ are not known.
//
// RUN: weir-opt --weir-infer-shapes %s | FileCheck %s

weir.program @p {
  weir.step @put(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>)
      attributes {feeds = ["x:0", "y:0"], fetches = [], targets = ["a", "b"]} {
    %a = tf.generic "Stage"(%x) {attrs = {shared_name = "same"}}
        : (tensor<2x3xf32>) -> !weir.token
    %b = tf.generic "Stage"(%x) {attrs = {shared_name = "other"}}
        : (tensor<2x3xf32>) -> !weir.token
    %c = tf.generic "Stage"(%y) {attrs = {shared_name = "other"}}
        : (tensor<4x3xf32>) -> !weir.token
    weir.return
  }
  // CHECK-LABEL: weir.step @take
  weir.step @take() -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
      attributes {feeds = [], fetches = ["r:0", "s:0", "t:0"], targets = []} {
    // CHECK: "Unstage"(){{.*}}"same"{{.*}} -> (tensor<2x3xf32>
    %r, %a = tf.generic "Unstage"() {attrs = {shared_name = "same"}}
        : () -> (tensor<*xf32>, !weir.token)
    // CHECK: "Unstage"(){{.*}}"other"{{.*}} -> (tensor<?x3xf32,
    %s, %b = tf.generic "Unstage"() {attrs = {shared_name = "other"}}
        : () -> (tensor<*xf32>, !weir.token)
    // CHECK: "Unstage"(){{.*}}"unknown"{{.*}} -> (tensor<*xf32>
    %t, %c = tf.generic "Unstage"() {attrs = {shared_name = "unknown"}}
        : () -> (tensor<*xf32>, !weir.token)
    weir.return %r, %s, %t : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
  }
}
