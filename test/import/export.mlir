// A node renamed in the text is renamed in the file, edges included; SSA names
// do not matter.
// RUN: weir-translate --export-graph %s --text | FileCheck %s
weir.graph {
  %0, %1 = weir.node "Placeholder" name("renamed") {dtype = f32} : () -> tensor<*xf32>
  %2, %3 = weir.node "Identity"(%0) [%1] name("y") {T = f32} attributes {explicit_zero = array<i64: 0>} : (tensor<*xf32>) -> tensor<*xf32>
}
// CHECK: name: "renamed"
// CHECK: name: "y"
// CHECK: input: "renamed:0"
// CHECK-NEXT: input: "^renamed"
