// RUN: weir-opt %s --weir-form-dataflow-loops=loops=dataflow | FileCheck %s
// RUN: weir-opt %s --weir-form-dataflow-loops | FileCheck %s --check-prefix=NONE

// NONE-NOT: weir.flow
// NONE: weir.while
// CHECK: weir.flow = [{construct = "loop", mode = "dataflow", node = "while", step = "main"

weir.program @p {
  // What does not change is a constant Enter, and its result what went in; what
  // nobody reads does not leave.
  // CHECK-LABEL: weir.step @main
  // CHECK: %[[R:.*]], %[[T:.*]] = weir.call @[[FRAME:.*]](%{{.*}}, %arg0, %arg1)
  // CHECK: weir.return %[[R]], %arg0 {{.*}} after(%[[T]])
  weir.step @main(%n: tensor<i32>, %x: tensor<f32>) -> (tensor<f32>, tensor<i32>)
      attributes {feeds = ["n:0", "x:0"], fetches = ["y:0", "n:0"], targets = []} {
    %0 = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %r:3, %t = weir.while cond @cond body @body(%0, %n, %x) {parallel_iterations = 3 : i64}
        : (tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, !weir.token) loc("while")
    weir.return %r#2, %r#1 : tensor<f32>, tensor<i32> after(%t)
  }
  weir.step private @cond(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<f32>) -> tensor<i1>
      attributes {feeds = ["", "", ""], fetches = [""], targets = []} {
    %p = tf.Less %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weir.return %p : tensor<i1>
  }
  // The read waits; what leads to it and what follows are pieces of their own,
  // as is what has nothing to do with it.
  weir.step private @body(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<f32>)
      attributes {feeds = ["", "", ""], fetches = ["", "", ""], targets = []} {
    %1 = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %j = tf.AddV2 %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("next")
    %m = tf.Neg %n : (tensor<i32>) -> tensor<i32> loc("key")
    %v, %t = tf.generic "Lookup"(%m) {attrs = {}} : (tensor<i32>) -> (tensor<f32>, !weir.token) loc("lookup")
    %s = tf.AddV2 %v, %x : (tensor<f32>, tensor<f32>) -> tensor<f32> loc("sum")
    %q = tf.Neg %s : (tensor<f32>) -> tensor<f32> loc("minus")
    weir.return %j, %n, %q : tensor<i32>, tensor<i32>, tensor<f32> after(%t)
  }

  // CHECK: weir.step private @[[FRAME]](%[[I0:.*]]: tensor<i32>, %[[N0:.*]]: tensor<i32>, %[[X0:.*]]: tensor<f32>
  // CHECK-SAME: weir.dataflow = "its iterations overlap"
  // CHECK: %[[IE:.*]], %{{.*}} = tf.generic "Enter"(%[[I0]]) {attrs = {frame_name = "while", is_constant = false, parallel_iterations = 3
  // CHECK: %[[IB:.*]], %{{.*}} = tf.generic "weir.BackEdge"() {attrs = {id = 0
  // CHECK: %[[I:.*]], %{{.*}} = tf.generic "Merge"(%[[IE]], %[[IB]])
  // CHECK: %[[N:.*]], %{{.*}} = tf.generic "Enter"(%[[N0]]) {{.*}}is_constant = true
  // CHECK: "Enter"(%[[X0]])
  // CHECK: %[[X:.*]], %{{.*}} = tf.generic "Merge"
  // The condition waits for what it reads only.
  // CHECK: %[[P:.*]], %{{.*}} = weir.call @{{.*}}(%[[I]], %[[N]])
  // CHECK: %[[L:.*]], %{{.*}} = tf.generic "LoopCond"(%[[P]])
  // CHECK: %[[IS:.*]]:2, %{{.*}} = tf.generic "Switch"(%[[I]], %[[L]])
  // CHECK: %[[XS:.*]]:2, %{{.*}} = tf.generic "Switch"(%[[X]], %[[L]])
  // CHECK: tf.generic "Exit"(%[[XS]]#0)
  // CHECK: %[[J:.*]], %{{.*}} = weir.call @{{.*}}(%[[IS]]#1)
  // What reads nothing that changes waits for the pivot.
  // CHECK: %[[LS:.*]]:2, %{{.*}} = tf.generic "Switch"(%[[L]], %[[L]])
  // CHECK: %{{.*}}, %[[PIVOT:.*]] = tf.generic "Merge"(%[[LS]]#1)
  // CHECK: %[[M:.*]], %{{.*}} = weir.call @{{.*}}(%[[N]]) after(%[[PIVOT]])
  // CHECK: %[[V:.*]], %{{.*}} = weir.call @{{.*}}(%[[M]])
  // CHECK: %[[Q:.*]], %{{.*}} = weir.call @{{.*}}(%[[V]], %[[XS]]#1)
  // CHECK: tf.generic "NextIteration"(%[[J]]) {attrs = {id = 0
  // CHECK: tf.generic "NextIteration"(%[[Q]]) {attrs = {id = 2
  // CHECK-NOT: weir.while
}

// What becomes a variable, but never changes itself, is there in the last
// iteration, too: it must not begin another one.
// CHECK-LABEL: weir.program @becomes
weir.program @becomes {
  weir.step @main(%n: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32>
      attributes {feeds = ["n:0", "x:0", "y:0"], fetches = ["z:0"], targets = []} {
    %0 = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %r:4, %t = weir.while cond @cond body @body(%0, %n, %x, %y) {parallel_iterations = 3 : i64}
        : (tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, !weir.token) loc("while")
    weir.return %r#2 : tensor<f32> after(%t)
  }
  weir.step private @cond(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<i1>
      attributes {feeds = ["", "", "", ""], fetches = [""], targets = []} {
    %p = tf.Less %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weir.return %p : tensor<i1>
  }
  weir.step private @body(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>)
      attributes {feeds = ["", "", "", ""], fetches = ["", "", "", ""], targets = []} {
    %1 = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %j = tf.AddV2 %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weir.return %j, %n, %y, %y : tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>
  }
  // CHECK: %[[Y:.*]], %{{.*}} = tf.generic "Enter"(%{{.*}}) {{.*}}is_constant = true
  // CHECK: %[[Y:.*]], %{{.*}} = tf.generic "Enter"(%{{.*}}) {{.*}}is_constant = true
  // CHECK: %{{.*}}, %[[PIVOT:.*]] = tf.generic "Merge"
  // CHECK: tf.generic "NextIteration"(%[[Y]]) after(%[[PIVOT]]) {attrs = {id = 2
}

// A body that does not fit its loop is told by shape inference.
// CHECK-LABEL: weir.program @unfit
weir.program @unfit {
  weir.step @main(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["z:0"], targets = []} {
    // CHECK: weir.while
    %r, %t = weir.while cond @cond body @body(%x) : (tensor<f32>) -> (tensor<f32>, !weir.token)
    weir.return %r : tensor<f32> after(%t)
  }
  weir.step private @cond(%x: tensor<f32>) -> tensor<i1> attributes {feeds = [""], fetches = [""], targets = []} {
    %p = tf.Less %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
    weir.return %p : tensor<i1>
  }
  weir.step private @body(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) attributes {feeds = [""], fetches = ["", ""], targets = []} {
    weir.return %x, %x : tensor<f32>, tensor<f32>
  }
}
