// RUN: not weir-opt %s --weir-form-native-loops=loops=fast 2>&1 | FileCheck %s
// CHECK: --loops=fast: expected auto, native or dataflow
module {
}
