// RUN: weir-opt %s --weir-form-native-loops | FileCheck %s
// RUN: weir-opt %s --weir-form-native-loops --weir-form-kernels --weir-tf-to-linalg --weir-verify-kernels | FileCheck %s --check-prefix=KERNEL
// RUN: weir-opt %s --weir-form-native-loops=loops=dataflow | FileCheck %s --check-prefix=LEFT

// The report's notes.
// CHECK: weir.flow = [
// CHECK-SAME: construct = "loop", mode = "native", node = "while", step = "main", why = "it only computes"
// CHECK-SAME: construct = "branch", mode = "native", node = "cond"
// CHECK-SAME: construct = "loop", mode = "task", node = "pushes", step = "main", why = "'push' (StackPushV2) is a runtime call"
// LEFT: weir.flow = [
// LEFT-SAME: mode = "task", node = "while", step = "main", why = "--loops=dataflow"
// LEFT: weir.while

weir.program @p {
  // What the loop does not change (%n) is not carried; sizes are the caller's;
  // a nested branch comes along; nothing is left of the private steps.
  // CHECK-LABEL: weir.step @main
  // CHECK: %[[R:.*]]:2 = scf.while (%[[I:.*]] = %{{.*}}, %[[X:.*]] = %arg1) : (tensor<i32>, tensor<?xf32, #tf.dims<s0>>)
  // CHECK: %[[LESS:.*]] = tf.Less %[[I]], %arg0
  // CHECK: %[[P:.*]] = tensor.extract %[[LESS]][] : tensor<i1>
  // CHECK: scf.condition(%[[P]])
  // CHECK: scf.if
  // CHECK: tf.Neg %{{.*}} : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>>
  // CHECK: tf.FloorDiv
  // CHECK: scf.yield
  // CHECK: %[[S:.*]] = scf.index_switch
  // CHECK-NEXT: case 0
  // CHECK: tf.Neg
  // CHECK: default
  // CHECK: weir.return %[[R]]#0, %[[R]]#1, %[[S]] {{.*}} after(%{{.*}})
  // CHECK-NOT: weir.step private @body{{$|[^_]}}
  // CHECK: weir.step private @push

  // KERNEL: task.run @[[K:kernel_.*]](%{{.*}}) sizes(<s0>) nodes ["while", "less", "even", "zero", "cond", "neg", "same", "div", "next"]
  // KERNEL: func.func private @[[K]](
  // KERNEL-SAME: task.sites = [{{.*}}node = 7
  // KERNEL: scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (i32, tensor<?xf32>) -> (i32, tensor<?xf32>) {
  // KERNEL: arith.cmpi
  // KERNEL: } do {
  // KERNEL: task.poll
  // KERNEL: task.raise
  weir.step @main(%n: tensor<i32>, %x: tensor<?xf32, #tf.dims<s0>>)
      -> (tensor<i32>, tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s0>>)
      attributes {feeds = ["n:0", "x:0"], fetches = ["i:0", "y:0", "z:0"], targets = [],
                  symbols = [#tf.symbol<feed, [1, 0], "", "">]} {
    %0 = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %r:3, %t = weir.while cond @cond body @body(%0, %n, %x)
        : (tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>>)
        -> (tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>>, !weir.token) loc("while")
    %c, %t1 = weir.case %n [@neg, @same](%x) : (tensor<i32>, tensor<?xf32, #tf.dims<s0>>)
        -> (tensor<?xf32, #tf.dims<s0>>, !weir.token) loc("cond")
    %q:3, %t2 = weir.while cond @cond body @push(%0, %n, %x) after(%t, %t1)
        : (tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>>)
        -> (tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>>, !weir.token) loc("pushes")
    weir.return %r#0, %r#2, %c : tensor<i32>, tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s0>> after(%t1, %t2)
  }
  weir.step private @cond(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<?xf32, #tf.dims<s0>>) -> tensor<i1>
      attributes {feeds = ["", "", ""], fetches = [""], targets = [], symbols = [#tf.symbol<feed, [2, 0], "", "">]} {
    %p = tf.Less %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("less")
    weir.return %p : tensor<i1>
  }
  weir.step private @body(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<?xf32, #tf.dims<s0>>)
      -> (tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>>)
      attributes {feeds = ["", "", ""], fetches = ["", "", ""], targets = [], symbols = [#tf.symbol<feed, [2, 0], "", "">]} {
    %1 = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %0 = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %m = tf.BitwiseAnd %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("even")
    %e = tf.Equal %m, %0 : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("zero")
    %y, %t = weir.case %e [@same, @neg](%x) : (tensor<i1>, tensor<?xf32, #tf.dims<s0>>)
        -> (tensor<?xf32, #tf.dims<s0>>, !weir.token) loc("cond")
    %d = tf.FloorDiv %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i32> loc("div")
    %j = tf.AddN %i, %1, %d : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32> loc("next")
    weir.return %j, %n, %y : tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>> after(%t)
  }
  weir.step private @neg(%x: tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = [#tf.symbol<feed, [0, 0], "", "">]} {
    %y = tf.Neg %x : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>> loc("neg")
    weir.return %y : tensor<?xf32, #tf.dims<s0>>
  }
  weir.step private @same(%x: tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>>
      attributes {feeds = [""], fetches = [""], targets = [], symbols = [#tf.symbol<feed, [0, 0], "", "">]} {
    %y = tf.Abs %x : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>> loc("same")
    weir.return %y : tensor<?xf32, #tf.dims<s0>>
  }
  weir.step private @push(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<?xf32, #tf.dims<s0>>)
      -> (tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>>)
      attributes {feeds = ["", "", ""], fetches = ["", "", ""], targets = [], symbols = [#tf.symbol<feed, [2, 0], "", "">]} {
    %o, %t = tf.generic "StackPushV2"(%i, %x) {attrs = {}} : (tensor<i32>, tensor<?xf32, #tf.dims<s0>>)
        -> (tensor<?xf32, #tf.dims<s0>>, !weir.token) loc("push")
    weir.return %i, %n, %o : tensor<i32>, tensor<i32>, tensor<?xf32, #tf.dims<s0>> after(%t)
  }
}
