// Attributes of graph form: TensorFlow's AttrValue kinds that MLIR has no
// attribute for.

#ifndef WEIR_DIALECTS_WEIR_WEIRATTRSGRAPH_TD
#define WEIR_DIALECTS_WEIR_WEIRATTRSGRAPH_TD

include "dialects/Weir/WeirDialect.td"

class Weir_Attr<string name, string mnem> : AttrDef<Weir_Dialect, name> {
  let mnemonic = mnem;
}

def Weir_ShapeAttr : Weir_Attr<"Shape", "shape"> {
  let summary = "a TensorShapeProto: sizes, some unknown, some named";
  let description = [{
    `?` is a size of -1, `*` an unknown rank; a string names the dimension
    before it. `names` is empty or has one entry per dimension.

    Example: `#weir.shape<[? "batch", 28, 28]>`, `#weir.shape<*>`
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims,
      ArrayRefParameter<"::mlir::StringAttr">:$names, "bool":$unknownRank);
  let hasCustomAssemblyFormat = 1;
}

def Weir_TensorAttr : Weir_Attr<"Tensor", "tensor"> {
  let summary = "a TensorProto in the encoding that the file chose";
  let description = [{
    `fields` holds the message's other fields under their names: numeric lists
    as `dense` vectors, `tensor_content` as a string or, where it is big, as a
    `dense_resource` of bytes. `decodeTensor` (TensorData.h) gives the value.

    Example: `#weir.tensor<f32 shape <[2, 2]> {float_val = dense<1.0> :
    tensor<1xf32>}>`
  }];
  let parameters = (ins "::mlir::Type":$dtype,
      OptionalParameter<"::weir::ShapeAttr">:$shape,
      "::mlir::DictionaryAttr":$fields);
  let assemblyFormat = "`<` $dtype (`shape` $shape^)? $fields `>`";
}

def Weir_FuncAttr : Weir_Attr<"Func", "func"> {
  let summary = "a NameAttrList: a function with its attributes";
  let parameters = (ins "::mlir::StringAttr":$name,
      "::mlir::DictionaryAttr":$attrs);
  let assemblyFormat = "`<` $name $attrs `>`";
}

def Weir_PlaceholderAttr : Weir_Attr<"Placeholder", "placeholder"> {
  let summary = "in a function: the attribute `name` of the instantiation";
  let parameters = (ins "::mlir::StringAttr":$name);
  let assemblyFormat = "`<` $name `>`";
}

def Weir_UnknownAttr : Weir_Attr<"Unknown", "unknown"> {
  let summary = "an AttrValue of a kind newer than this compiler: its bytes";
  let parameters = (ins "::mlir::StringAttr":$bytes);
  let assemblyFormat = "`<` $bytes `>`";
}

#endif
