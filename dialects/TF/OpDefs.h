//===- OpDefs.h - TensorFlow's operations, as data --------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What TensorFlow says of each of its operations: the signature (ops.pb) and
// for which dtypes it has a CPU kernel (kernels.tsv). Both files are embedded.
#ifndef WEIR_DIALECTS_TF_OPDEFS_H
#define WEIR_DIALECTS_TF_OPDEFS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <vector>

namespace tensorflow {
class OpDef;
class OpList;
} // namespace tensorflow

namespace weir::tf {

/// One argument of a signature under given attributes: a tensor, or as many as
/// its number or type list says.
struct ResolvedArg {
  std::string name;
  /// One element type per tensor (a reference where the argument is one);
  /// `!weir.dtype<"unknown">` where a placeholder hides it.
  llvm::SmallVector<mlir::Type> types;
  bool isList = false;
  bool isRef = false;
  /// False: how many tensors depends on a placeholder; `types` is empty.
  bool known = true;
};

/// Outputs or inputs of a node, argument by argument.
struct ResolvedArgs {
  llvm::SmallVector<ResolvedArg> args;
  /// Whether the number of tensors is known of every argument.
  bool known() const;
  /// The element types of all tensors, in order.
  llvm::SmallVector<mlir::Type> types() const;
  /// `arg:index` per tensor: how a FunctionDef names it.
  llvm::SmallVector<std::string> spellings() const;
};

/// Operation signatures by name: TensorFlow's, and those that are added to a
/// copy (a graph's function library). Immutable once built; thread-safe to
/// read.
class OpDefs {
public:
  /// TensorFlow's operations, parsed from the embedded file at first use.
  static const OpDefs &get();

  /// TensorFlow's operations plus `functions`, whose names win.
  explicit OpDefs(const OpDefs *base);
  ~OpDefs();
  /// Adds a signature (copied).
  void add(const tensorflow::OpDef &def);

  /// The signature of `opType`; null if nobody knows it. Borrowed.
  const tensorflow::OpDef *lookup(llvm::StringRef opType) const;

  /// Inputs and outputs of a node with graph-form attributes `attrs`; an
  /// absent attribute takes its default. Fails, with `error` set, if an
  /// attribute that the signature needs is missing or of a wrong kind.
  static bool resolveInputs(const tensorflow::OpDef &def,
                            mlir::DictionaryAttr attrs, ResolvedArgs &args,
                            std::string &error);
  static bool resolveOutputs(const tensorflow::OpDef &def,
                             mlir::DictionaryAttr attrs, ResolvedArgs &args,
                             std::string &error);

  /// Checks each attribute that the signature declares for its kind, the values
  /// that it allows and the least it may be; false, with `error` set, at the
  /// first that does not fit.
  static bool checkAttrs(const tensorflow::OpDef &def,
                         mlir::DictionaryAttr attrs, std::string &error);

  /// `attrs` with the signature's defaults for those that are absent.
  static mlir::DictionaryAttr fillDefaults(const tensorflow::OpDef &def,
                                           mlir::DictionaryAttr attrs);

  /// Whether attribute `name` of `def` is of kind type or list(type).
  static bool isTypeAttr(const tensorflow::OpDef &def, llvm::StringRef name);

  static bool isStateful(const tensorflow::OpDef &def);

  /// Whether TensorFlow has a CPU kernel for `opType` with type attributes
  /// `attrs` (defaults filled), of the label that `_kernel` asks for.
  bool hasCpuKernel(llvm::StringRef opType, mlir::DictionaryAttr attrs) const;
  /// Whether the list of kernels knows the op at all.
  bool hasAnyCpuKernel(llvm::StringRef opType) const;

private:
  OpDefs();
  void loadEmbedded();

  const OpDefs *base = nullptr;
  std::unique_ptr<tensorflow::OpList> list;
  llvm::StringMap<const tensorflow::OpDef *> byName;
  std::vector<std::unique_ptr<tensorflow::OpDef>> added;
  /// Per op, its CPU kernels' constraints: attribute and DataType number.
  using Constraints = llvm::SmallVector<std::pair<std::string, int>>;
  llvm::StringMap<std::vector<Constraints>> kernels;
};

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_OPDEFS_H
