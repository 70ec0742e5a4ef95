// The weir dialect says where and when: graphs, programs, steps, control flow,
// tokens, devices, resources, transfers. What is computed is tf's job.

#ifndef WEIR_DIALECTS_WEIR_WEIRDIALECT_TD
#define WEIR_DIALECTS_WEIR_WEIRDIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Weir_Dialect : Dialect {
  let name = "weir";
  let cppNamespace = "::weir";
  let summary = "graphs, programs, steps, control flow and placement";
  let description = [{
    Two forms live here. *Graph form* (`weir.graph` of `weir.node`) is the
    GraphDef itself, nothing lost. *Structured form* (`weir.program` of
    `weir.step`) is what a client's `Session.run` means: feeds, fetches and
    targets around `tf` ops.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerTypes();
    void registerAttributes();
  }];
}

class Weir_Type<string name, string mnem> : TypeDef<Weir_Dialect, name> {
  let mnemonic = mnem;
}

def Weir_ControlType : Weir_Type<"Control", "control"> {
  let summary = "a control edge of graph form";
}
def Weir_TokenType : Weir_Type<"Token", "token"> {
  let summary = "that an effect has happened (structured form)";
}
def Weir_StringType : Weir_Type<"String", "string"> {
  let summary = "element type of DT_STRING tensors: byte strings";
}
// What is behind a handle, where known: `held` is the type of what a variable
// holds, of a list's or array's elements, or the tuple of a queue's components.
// It says sizes that later ops need; two types that differ in it are otherwise
// the same.
class Weir_HandleType<string name, string mnem> : Weir_Type<name, mnem> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$held);
  let assemblyFormat = "(`<` $held^ `>`)?";
  let builders = [TypeBuilder<(ins), [{
    return $_get($_ctxt, ::mlir::Type());
  }]>];
}
def Weir_ResourceType : Weir_HandleType<"Resource", "resource"> {
  let summary = "element type of DT_RESOURCE tensors: handles of state";
}
def Weir_VariantType : Weir_HandleType<"Variant", "variant"> {
  let summary = "element type of DT_VARIANT tensors: lists, optionals";
}
def Weir_RefType : Weir_Type<"Ref", "ref"> {
  let summary = "element type of reference (DT_*_REF) tensors";
  let parameters = (ins "::mlir::Type":$elementType,
      OptionalParameter<"::mlir::Type">:$held);
  let assemblyFormat = "`<` $elementType (`,` $held^)? `>`";
  let builders = [TypeBuilder<(ins "::mlir::Type":$elementType), [{
    return $_get($_ctxt, elementType, ::mlir::Type());
  }]>];
}
def Weir_OpaqueElementType : Weir_Type<"OpaqueElement", "dtype"> {
  let summary = "element type of a DataType that the compiler only carries";
  let description = [{
    For the element types that MLIR has no type for (DT_QINT8, DT_HALF_REF is
    `!weir.ref<f16>`, ...); `name` is TensorFlow's (`DT_QINT8`).
  }];
  let parameters = (ins StringRefParameter<>:$name);
  let assemblyFormat = "`<` $name `>`";
}

#endif
