// The tf dialect: TensorFlow's operation vocabulary, under TensorFlow's own op
// and attribute names. It says *what* is computed; where and when is weir's job.

#ifndef WEIR_DIALECTS_TF_TFDIALECT_TD
#define WEIR_DIALECTS_TF_TFDIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "dialects/TF/TFInterfaces.td"

def TF_Dialect : Dialect {
  let name = "tf";
  let cppNamespace = "::weir::tf";
  let summary = "TensorFlow's operations, as written and in core form";
  let description = [{
    Operations carry TensorFlow's names and attribute names. Type attributes
    (`T`, `dtype`, ...) are not kept: the operand and result types say them.

    There are two levels, told apart by `--weir-verify-core`:

    * *as written*: what the file says, with broadcasts, shape operands and
      composites;
    * *core*: elementwise operands have equal shapes, sizes live in result
      types (`#tf.dims`) and attributes, never in shape operands. Operations
      that only the core level has begin with a lower-case letter
      (`tf.reshape`, `tf.broadcast`, `tf.slice`, ...).

    Unsigned and signed integers keep their sign in the element type (`ui8`,
    `si` is written `i8`); bool is `i1`; strings, resources and variants are
    `!weir.string`, `!weir.resource`, `!weir.variant`.
  }];
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::mlir::complex::ComplexDialect"];
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
    /// Adds the ops of one topic file (see TFDialect.h).
    template <typename... Ops> void addOps() { addOperations<Ops...>(); }
    /// What is known of ops without a class.
    OpRegistry &getRegistry() { return *registry; }
  private:
    std::shared_ptr<OpRegistry> registry;
  public:
  }];
}

def TF_DimsAttr : AttrDef<TF_Dialect, "Dims"> {
  let mnemonic = "dims";
  let summary = "the sizes of a tensor as expressions of the step's symbols";
  let description = [{
    The encoding of a ranked tensor type: one affine expression per dimension
    over the symbols `s0`, `s1`, ... of the enclosing `weir.step`, whose
    `symbols` attribute says what each of them is. A dimension that the type
    knows is the same constant here. Two dimensions with equal expressions are
    equal in every run.

    Example: `tensor<?x4x?xf32, #tf.dims<s0, 4, s0 * 2 + 1>>`
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::AffineExpr">:$exprs);
  let hasCustomAssemblyFormat = 1;
}

def TF_SymbolAttr : AttrDef<TF_Dialect, "Symbol"> {
  let mnemonic = "symbol";
  let summary = "what one symbol of a step's sizes stands for";
  let description = [{
    The k-th entry of a step's `symbols` defines `sk`. `kind` is one of

    * `feed`: dimension `exprs[1]` of argument `exprs[0]` (constants);
    * `value`: an element of a tensor, read by the `tf.read_sizes` that defines
      it;
    * `result`: a size that the op which defines it finds out when it runs;
    * `max`, `min`: of `exprs[0]` and `exprs[1]`;
    * `broadcast`: TensorFlow's broadcast of `exprs[0]` and `exprs[1]`, checked;
    * `select`: `exprs[0] < 0 ? exprs[1] : exprs[2]`;
    * `check`: not a size: `exprs[0] == exprs[1]` must hold, or the step fails
      with INVALID_ARGUMENT and the text `what`.

    `node` names the graph's node for errors. Symbols refer only to earlier
    symbols.

    Example: `#tf.symbol<feed, [0, 1], "x", "">`
  }];
  let parameters = (ins StringRefParameter<>:$kind,
      ArrayRefParameter<"::mlir::AffineExpr">:$exprs,
      StringRefParameter<>:$node, StringRefParameter<>:$what);
  let hasCustomAssemblyFormat = 1;
}

// A pure operation: deletes, moves and duplicates freely.
class TF_Op<string mnemonic, list<Trait> traits = []>
    : Op<TF_Dialect, mnemonic, traits>;

// Any tensor, ranked or not.
def TF_Tensor : Type<
    CPred<"::llvm::isa<::mlir::TensorType>($_self)">, "tensor",
    "::mlir::TensorType">;

#endif
