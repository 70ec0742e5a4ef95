// Graph form: a GraphDef and its function library, nothing lost.

#ifndef WEIR_DIALECTS_WEIR_WEIROPSGRAPH_TD
#define WEIR_DIALECTS_WEIR_WEIROPSGRAPH_TD

include "dialects/Weir/WeirAttrsGraph.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"

class Weir_GraphFormOp<string mnemonic, list<Trait> traits = []>
    : Op<Weir_Dialect, mnemonic, traits>;

def Weir_GraphTensor : Type<
    CPred<"::llvm::isa<::mlir::TensorType>($_self)">, "tensor",
    "::mlir::TensorType">;

def Weir_GraphOp : Weir_GraphFormOp<"graph", [
    IsolatedFromAbove, NoTerminator, SingleBlock, NoRegionArguments,
    DeclareOpInterfaceMethods<RegionKindInterface, ["getRegionKind"]>]> {
  let summary = "a GraphDef";
  let description = [{
    The nodes in the file's order. The region is a graph region: a
    `NextIteration` may feed an earlier `Merge`. The function library stands
    beside the graph, as `weir.function`s of the module.

    `versions` holds `producer`, `min_consumer` and `bad_consumers`; `extra`
    what else the GraphDef says (whether it has a library, gradients, debug
    info), `meta` the MetaGraphDef that the graph came in, without the graph.
  }];
  let arguments = (ins OptionalAttr<DictionaryAttr>:$versions,
      OptionalAttr<DictionaryAttr>:$extra, OptionalAttr<DictionaryAttr>:$meta);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
  let builders = [OpBuilder<(ins)>];
  let extraClassDeclaration = [{
    /// The GraphDef version that the graph's producer wrote; 0 if not said.
    int64_t getProducer();
  }];
}

def Weir_FunctionOp : Weir_GraphFormOp<"function", [
    IsolatedFromAbove, SingleBlock, Symbol,
    DeclareOpInterfaceMethods<RegionKindInterface, ["getRegionKind"]>]> {
  let summary = "a FunctionDef of the graph's library";
  let description = [{
    `signature` is the OpDef (without its name, which is the symbol), `attrs`
    the function's attributes. Block arguments stand for the strings in `args`:
    an argument of the signature (`x`) or an element of it (`x:0`). Nodes of a
    body name each of their results in `outputs` (`sum:0`), since a FunctionDef
    refers to results by the OpDef's names.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, DictionaryAttr:$signature,
      DictionaryAttr:$attrs, StrArrayAttr:$args,
      OptionalAttr<DictionaryAttr>:$extra);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name `signature` $signature `attrs` $attrs `args` $args
    attr-dict-with-keyword $body
  }];
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name,
      "::mlir::DictionaryAttr":$signature, "::mlir::DictionaryAttr":$attrs)>];
}

def Weir_FunctionResultOp : Weir_GraphFormOp<"function_result", [
    Terminator, HasParent<"FunctionOp">, AttrSizedOperandSegments]> {
  let summary = "what a function returns: FunctionDef.ret and control_ret";
  let description = [{
    `ret` and `control_ret` name the operands as the signature does. A control
    result that names a function argument or an unknown node cannot be.
  }];
  let arguments = (ins StrArrayAttr:$ret, Variadic<Weir_GraphTensor>:$values,
      StrArrayAttr:$control_ret, Variadic<Weir_ControlType>:$controls);
  let assemblyFormat = [{
    $ret (`(` $values^ `:` type($values) `)`)?
    `control` $control_ret (`[` $controls^ `]`)? attr-dict
  }];
}

def Weir_NodeOp : Weir_GraphFormOp<"node", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a NodeDef";
  let description = [{
    `inputs` are data edges, `controls` control edges, in the file's order.
    Results are the node's outputs, `tensor<*xT>` (a GraphDef has no shapes),
    then one `!weir.control`. A reference output has element type
    `!weir.ref<T>`. Outputs of an op that no OpDef describes are those that are
    used, of element type `!weir.dtype<"unknown">`.

    `attrs` is the NodeDef's `attr` map: `s` a string, `i` an `i64`, `f` an
    `f32`, `b` a bool, `type` a type, `shape`, `tensor`, `func`, `placeholder`
    a `#weir` attribute, `list` an array, an AttrValue without a value `unit`.

    `outputs`: in a function, how the FunctionDef names each result.
    `explicit_zero`: inputs that the file writes `node:0` rather than `node`.
    `extra`: the NodeDef's debug info, type and unknown fields.

    Example:
    `%3:2 = weir.node "Add"(%0#0, %1#0) [%2#1] name("c") device("/cpu:0")
      {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>`
  }];
  let arguments = (ins StrAttr:$op_type, Variadic<Weir_GraphTensor>:$inputs,
      Variadic<Weir_ControlType>:$controls, StrAttr:$node_name,
      OptionalAttr<StrAttr>:$device, DictionaryAttr:$attrs,
      OptionalAttr<StrArrayAttr>:$outputs,
      OptionalAttr<DenseI64ArrayAttr>:$explicit_zero,
      OptionalAttr<DictionaryAttr>:$extra);
  let results = (outs Variadic<Weir_GraphTensor>:$outs,
      Weir_ControlType:$control);
  let assemblyFormat = [{
    $op_type (`(` $inputs^ `)`)? (`[` $controls^ `]`)? `name` `(` $node_name `)`
    (`device` `(` $device^ `)`)? $attrs attr-dict-with-keyword `:`
    functional-type($inputs, $outs)
  }];
  let extraClassDeclaration = [{
    /// The device string; empty if the node names none.
    ::llvm::StringRef getDeviceOrEmpty() {
      return getDevice().value_or("");
    }
  }];
}

#endif
