// From the graph as written to typed steps.

#ifndef WEIR_PASSES_STRUCTURE_PASSES_TD
#define WEIR_PASSES_STRUCTURE_PASSES_TD

include "mlir/Pass/PassBase.td"

def InferShapesPass : Pass<"weir-infer-shapes", "::mlir::ModuleOp"> {
  let summary = "give every tensor of a step its sizes";
  let description = [{
    Walks each `weir.step` in order and asks every op for its result shapes.
    Sizes become expressions of the step's symbols (`#tf.dims` in the types);
    small integer tensors are followed as expressions, so that shape arithmetic
    leaves the tensors and becomes sizes.

    Operands that contradict each other are an error, or, in what may never run
    (branches, loops) and with `defer-errors` everywhere, become a warning and
    an op that fails when it runs.
  }];
  let options = [
    Option<"deferErrors", "defer-errors", "bool", "false",
      "what must fail is compiled to fail when it runs">];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

def PruneGraphPass : Pass<"weir-prune-graph", "::weir::GraphOp"> {
  let summary = "keep only the nodes that a step needs";
  let description = [{
    Feeds cut edges: any tensor may be fed (`node:port`). Keeps what fetches and
    targets need and nothing else. Without fetches and targets, every node that
    nothing uses is one; without feeds, every Placeholder that is needed is fed.
  }];
  let options = [
    ListOption<"feeds", "feeds", "std::string",
      "fed tensors: name:port, or name:port=?x28xf32">,
    ListOption<"fetches", "fetches", "std::string", "name:port">,
    ListOption<"targets", "targets", "std::string", "node names">];
}

def FormDataflowLoopsPass : Pass<"weir-form-dataflow-loops",
                                 "::mlir::ModuleOp"> {
  let summary = "turn loops into frames of the executor";
  let description = [{
    A `weir.while` becomes a call of a step marked `weir.dataflow`, in which up
    to `parallel_iterations` iterations are under way at once. The body is cut
    into private steps that delay no wait; what orders their effects is what
    `weir.waits` says (docs/decisions/0008), which is taken off all loops.
  }];
  let options = [Option<"loops", "loops", "std::string", "\"auto\"",
    "dataflow: all loops; auto: where iterations may wait for each other; "
    "else none">];
  let dependentDialects = ["::weir::tf::TFDialect"];
  let statistics = [Statistic<"numLoops", "loops", "loops converted">];
}

def InlineFunctionsPass : Pass<"weir-inline-functions", "::mlir::ModuleOp"> {
  let summary = "replace calls in the graph by the bodies that they call";
  let description = [{
    `PartitionedCall`, `StatefulPartitionedCall` and nodes whose op is a library
    function. A function that can reach itself is recursive: its calls stay. A
    node of the call's name takes the call's place. A `While` that TensorFlow
    lowers, and in which something may wait, becomes a loop of the graph.
  }];
}

def RaiseGraphPass : Pass<"weir-raise-graph", "::mlir::ModuleOp"> {
  let summary = "from weir.graph to weir.program";
  let description = [{
    Makes one `weir.step` per step spec: from the options (one step, `main`),
    else from the module's `weir.steps`, an array of `{name = "train", feeds =
    ["x:0=?x4xf32"], fetches = ["loss:0"], targets = ["train_op"]}`, else one
    step that feeds all Placeholders and fetches what nothing uses. A spec
    without `feeds` feeds every Placeholder that it needs.

    Nodes become `tf` ops where the dialect has them, else `tf.generic`; effects
    are ordered by tokens; locations are node names.

    A step whose control flow is not structured, or fetches what may be dead,
    becomes a dataflow step: it has the attribute `weir.dataflow` (why), and
    the executor runs it op by op (docs/spec/control-flow.md).
  }];
  let options = [
    ListOption<"feeds", "feeds", "std::string",
      "fed tensors: name:port, or name:port=?x28xf32">,
    ListOption<"fetches", "fetches", "std::string", "name:port">,
    ListOption<"targets", "targets", "std::string", "node names">,
    Option<"programName", "program", "std::string", "\"program\"",
      "the program's symbol">,
    Option<"raise", "raise", "bool", /*default=*/"true",
      "raise structured loops and branches; without, the executor runs all "
      "control flow op by op">];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

def ClusterDataflowPass : Pass<"weir-cluster-dataflow", "::mlir::ModuleOp"> {
  let summary = "make the calls of dataflow steps larger";
  let description = [{
    In steps marked `weir.dataflow`, a call of total ops whose results only one
    other call reads moves into that call's step: fewer tasks to run, and ops
    that belong together (the sum and the reshape that undo a broadcast) meet.
    Which values are dead, and when, stays the same. Calls whose ops ask for
    different devices stay apart.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

def AddGradientsPass : Pass<"weir-add-gradients", "::mlir::ModuleOp"> {
  let summary = "ask for gradients by name, in graph form";
  let description = [{
    As `tf.gradients`: the derivative of sum(ys * grad_ys) with respect to each
    x, fetched as `<prefix>/<i>:0`. Names are `node:port`.
  }];
  let options = [
    Option<"prefix", "prefix", "std::string", "\"gradients\"",
           "name of the results">,
    ListOption<"ys", "ys", "std::string", "what is differentiated">,
    ListOption<"xs", "xs", "std::string", "by what">,
    ListOption<"gradYs", "grad-ys", "std::string",
               "gradients of the ys; ones if not given">,
    ListOption<"stop", "stop-gradients", "std::string",
               "taken as constants">];
  let dependentDialects = ["::weir::WeirDialect", "::weir::tf::TFDialect"];
}

def MinimizeLossPass : Pass<"weir-minimize-loss", "::mlir::ModuleOp"> {
  let summary = "add a training step, in graph form";
  let description = [{
    As `Optimizer.minimize`: gradients of the loss, an update of each variable
    by one of TensorFlow's training ops, and what the optimizer keeps from step
    to step. The node `<prefix>/update` runs the step, `<prefix>/init` sets the
    optimizer's variables to their initial values.
  }];
  let options = [
    Option<"loss", "loss", "std::string", "", "node or node:port">,
    Option<"optimizer", "optimizer", "std::string", "\"sgd\"",
           "a rule and its parameters: adam(learning_rate=0.001)">,
    ListOption<"variables", "variables", "std::string",
               "what to train; default: the trainable variables, or the "
               "floating ones, that the loss reads">,
    Option<"prefix", "prefix", "std::string", "\"minimize\"",
           "begins the names of what is added">];
  let dependentDialects = ["::weir::WeirDialect"];
}

#endif
