// What operations of the core level, and those as written, have in common.

#ifndef WEIR_DIALECTS_TF_TFOPSARRAYBASE_TD
#define WEIR_DIALECTS_TF_TFOPSARRAYBASE_TD

include "dialects/TF/TFDialect.td"

// An operation of the core level that lowers itself inside a kernel.
class TF_CoreOp<string mnemonic, list<Trait> traits = []>
    : TF_Op<mnemonic, traits # [
        DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>]> {
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// A core operation that checks indices first, and fails the run at a bad one.
defvar TF_CheckMethods = [{
  ::weir::tf::EffectClass $cppClass::getEffectClass() {
    return ::weir::tf::EffectClass::MayRaise;
  }
  void $cppClass::getEffects(::llvm::SmallVectorImpl<
      ::mlir::MemoryEffects::EffectInstance> &effects) {
    ::weir::tf::addRaiseEffect(getOperation(), effects);
  }
}];
defvar TF_CheckTraits = [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<TF_EffectOpInterface>];

class TF_CheckedCoreOp<string mnemonic, list<Trait> traits = []>
    : TF_CoreOp<mnemonic, traits # TF_CheckTraits> {
  let extraClassDefinition = TF_CheckMethods;
}

// As written: shape inference and the way to core.
class TF_WrittenOp<string mnemonic, list<Trait> traits = [Pure]>
    : TF_Op<mnemonic, traits # [
        DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
        DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// As written, with indices that are checked when the step runs.
class TF_CheckedWrittenOp<string mnemonic>
    : TF_WrittenOp<mnemonic, TF_CheckTraits> {
  let extraClassDefinition = TF_CheckMethods;
}

// One tensor in, one out.
class TF_WrittenUnaryOp<string mnemonic, list<Trait> traits = [Pure]>
    : TF_WrittenOp<mnemonic, traits> {
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
}

// As TensorFlow's defaults.
// A signed 64-bit integer (I64Attr reads as unsigned).
def TF_Int64Attr : TypedSignlessIntegerAttrBase<I64, "int64_t",
    "64-bit integer"> {
  let convertFromStorage = "$_self.getInt()";
}
class TF_IntAttr<string value> : DefaultValuedAttr<TF_Int64Attr, value>;
class TF_BoolAttr<string value> : DefaultValuedAttr<BoolAttr, value>;
class TF_StringAttr<string value> : DefaultValuedStrAttr<StrAttr, value>;
class TF_FloatAttr<string value> : DefaultValuedAttr<F32Attr, value>;
class TF_IntsAttr<string value> : DefaultValuedAttr<DenseI64ArrayAttr, value>;

#endif
