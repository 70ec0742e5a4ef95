// From core operations to kernels, and from kernels to linalg.

#ifndef WEIR_PASSES_LOWERING_PASSES_TD
#define WEIR_PASSES_LOWERING_PASSES_TD

include "mlir/Pass/PassBase.td"

def CallHostElementsPass : Pass<"weir-call-host-elements", "::mlir::ModuleOp"> {
  let summary = "move strings, variants and handles by runtime calls";
  let description = [{
    Kernels hold bytes, not owned objects. An op on strings, variants or handles
    becomes a runtime call of its name where there is one; what only moves
    elements computes their positions in a kernel and takes them by one call.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

def FormNativeLoopsPass : Pass<"weir-form-native-loops", "::mlir::ModuleOp"> {
  let summary = "turn loops and branches that only compute into scf";
  let description = [{
    A `weir.while` or `weir.case` whose steps only compute, with sizes that stay,
    becomes `scf.while`, `scf.if` or `scf.index_switch` on tensors inside the
    step, with everything that is nested in it. `--weir-form-kernels` then makes
    one kernel of it. How each loop and branch will run is noted in the module's
    `weir.flow`. Private steps that nothing runs any more are erased.
  }];
  let options = [Option<"loops", "loops", "std::string", "\"auto\"",
    "auto: by cost; native: an error where it is not possible; dataflow: none">];
  let dependentDialects = ["::mlir::scf::SCFDialect",
      "::mlir::tensor::TensorDialect", "::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numLoops", "loops", "loops converted, without nested ones">,
    Statistic<"numBranches", "branches", "branches converted, likewise">];
}

def FormKernelsPass : Pass<"weir-form-kernels", "::mlir::ModuleOp"> {
  let summary = "group the pure ops of a step into kernels";
  let description = [{
    Fuses elementwise chains, epilogues of matmul and convolution, and the
    elementwise producers of reductions; each group is outlined into a
    `func.func` marked `task.kernel`, still made of `tf` ops, and the step runs
    it by `task.run`. Groups of equal structure share one kernel.
  }];
  let dependentDialects = ["::weir::task::TaskDialect",
                           "::mlir::func::FuncDialect"];
  let statistics = [
    Statistic<"numGroups", "groups", "groups outlined">,
    Statistic<"numKernels", "kernels", "distinct kernels">];
}

def TFToLinalgPass : Pass<"weir-tf-to-linalg", "::mlir::ModuleOp"> {
  let summary = "lower the bodies of kernels from tf to linalg";
  let description = [{
    Each `tf` op of a kernel lowers itself to linalg on tensors; then
    elementwise linalg ops are fused.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
      "::mlir::tensor::TensorDialect", "::mlir::arith::ArithDialect",
      "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
      "::weir::task::TaskDialect"];
}

#endif
