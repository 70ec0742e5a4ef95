// RUN: not weir-translate --export-graph %s 2>&1 | FileCheck %s
weir.graph {
  %0 = weir.node "NoOp" name("a") {} : () -> ()
  // CHECK: has the name 'a' of an earlier node; rename one of them
  %1 = weir.node "NoOp" name("a") {} : () -> ()
}
