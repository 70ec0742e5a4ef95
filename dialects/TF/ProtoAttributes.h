//===- ProtoAttributes.h - TensorFlow's messages as attributes --*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AttrValue and the messages around it as attributes of graph form, and back.
// Both directions lose nothing, unknown fields included.
#ifndef WEIR_DIALECTS_TF_PROTOATTRIBUTES_H
#define WEIR_DIALECTS_TF_PROTOATTRIBUTES_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace google::protobuf {
class Message;
}
namespace tensorflow {
class AttrValue;
class TensorProto;
class TensorShapeProto;
} // namespace tensorflow

namespace weir::tf {

/// `value` as an attribute; never null. Blobs are named after `hint`.
mlir::Attribute attrValueToAttribute(const tensorflow::AttrValue &value,
                                     mlir::MLIRContext *context,
                                     llvm::StringRef hint = "");

/// The AttrValue that `attribute` stands for. False, with `error` set, if the
/// attribute is of no kind that an AttrValue has.
bool attributeToAttrValue(mlir::Attribute attribute,
                          tensorflow::AttrValue &value, std::string &error);

TensorAttr tensorToAttribute(const tensorflow::TensorProto &tensor,
                             mlir::MLIRContext *context,
                             llvm::StringRef hint = "");
bool attributeToTensor(TensorAttr attribute, tensorflow::TensorProto &tensor,
                       std::string &error);

ShapeAttr shapeToAttribute(const tensorflow::TensorShapeProto &shape,
                           mlir::MLIRContext *context);
void attributeToShape(ShapeAttr attribute, tensorflow::TensorShapeProto &shape);

/// Any message, field by field: a dictionary under the fields' names, lists as
/// arrays, maps of strings as dictionaries. Unknown fields are the bytes
/// `unknown`. Fields in `skip` are left out (at the top only).
mlir::DictionaryAttr
messageToAttribute(const google::protobuf::Message &message,
                   mlir::MLIRContext *context,
                   llvm::ArrayRef<llvm::StringRef> skip = {});
/// Sets in `message` the fields that `attribute` names.
bool attributeToMessage(mlir::DictionaryAttr attribute,
                        google::protobuf::Message &message, std::string &error);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_PROTOATTRIBUTES_H
