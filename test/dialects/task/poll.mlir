// RUN: weir-opt %s | weir-opt | FileCheck %s

// CHECK: task.poll {cost = 4 : i64}
// CHECK: task.poll plus %{{.*}} {cost = 2 : i64}
func.func private @kernel(%n: index) attributes {task.kernel} {
  task.poll {cost = 4 : i64}
  task.poll plus %n {cost = 2 : i64}
  return
}
