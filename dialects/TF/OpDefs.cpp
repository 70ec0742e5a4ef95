//===- OpDefs.cpp - TensorFlow's operations, as data ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpDefs.h"
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"
#include "proto/graph.pb.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;
using llvm::formatv;

extern "C" {
extern const char weir_ops_pb_begin[], weir_ops_pb_end[];
extern const char weir_kernels_tsv_begin[], weir_kernels_tsv_end[];
}

bool ResolvedArgs::known() const {
  return llvm::all_of(args, [](const ResolvedArg &arg) { return arg.known; });
}

SmallVector<Type> ResolvedArgs::types() const {
  SmallVector<Type> all;
  for (const ResolvedArg &arg : args) {
    all.append(arg.types);
  }
  return all;
}

SmallVector<std::string> ResolvedArgs::spellings() const {
  SmallVector<std::string> all;
  for (const ResolvedArg &arg : args) {
    for (size_t i = 0; i < arg.types.size(); ++i) {
      all.push_back(arg.name + ":" + std::to_string(i));
    }
  }
  return all;
}

OpDefs::OpDefs() = default;
OpDefs::OpDefs(const OpDefs *base) : base(base) {}
OpDefs::~OpDefs() = default;

const OpDefs &OpDefs::get() {
  static const OpDefs *defs = [] {
    auto *loaded = new OpDefs();
    loaded->loadEmbedded();
    return loaded;
  }();
  return *defs;
}

void OpDefs::add(const tensorflow::OpDef &def) {
  added.push_back(std::make_unique<tensorflow::OpDef>(def));
  byName[def.name()] = added.back().get();
}

const tensorflow::OpDef *OpDefs::lookup(StringRef opType) const {
  auto it = byName.find(opType);
  if (it != byName.end()) {
    return it->second;
  }
  return base ? base->lookup(opType) : nullptr;
}

/// DataType number by the name that signatures and tables use (`int32`).
static int parseTypeName(StringRef name) {
  tensorflow::DataType dtype;
  std::string upper = name.upper();
  return tensorflow::DataType_Parse("DT_" + upper, &dtype) ? int(dtype) : -1;
}

/// A labelled kernel is only used on request (the node's `_kernel`).
static std::string getKernelKey(StringRef opType, StringRef label) {
  return label.empty() ? opType.str() : (opType + "\t" + label).str();
}

void OpDefs::loadEmbedded() {
  list = std::make_unique<tensorflow::OpList>();
  list->ParseFromArray(weir_ops_pb_begin, weir_ops_pb_end - weir_ops_pb_begin);
  for (const tensorflow::OpDef &def : list->op()) {
    byName[def.name()] = &def;
  }
  StringRef table(weir_kernels_tsv_begin,
                  weir_kernels_tsv_end - weir_kernels_tsv_begin);
  StringRef line;
  std::tie(line, table) = table.split('\n'); // the headings
  while (!table.empty()) {
    std::tie(line, table) = table.split('\n');
    SmallVector<StringRef> columns;
    line.split(columns, '\t');
    if (columns.size() < 5) {
      continue;
    }
    Constraints constraints;
    SmallVector<StringRef> parts;
    columns[2].split(parts, ';', -1, /*KeepEmpty=*/false);
    for (StringRef part : parts) {
      auto [attr, type] = part.split('=');
      constraints.emplace_back(attr.str(), parseTypeName(type));
    }
    kernels[getKernelKey(columns[0], columns[4])].push_back(
        std::move(constraints));
  }
}

static const tensorflow::OpDef::AttrDef *findAttr(const tensorflow::OpDef &def,
                                                  StringRef name) {
  for (const auto &attr : def.attr()) {
    if (StringRef(attr.name()) == name) {
      return &attr;
    }
  }
  return nullptr;
}

/// The node's attribute or the signature's default; null if neither is.
static Attribute getAttrOrDefault(const tensorflow::OpDef &def,
                                  DictionaryAttr attrs, StringRef name) {
  if (Attribute value = attrs.get(name)) {
    return value;
  }
  const auto *attr = findAttr(def, name);
  if (!attr || !attr->has_default_value()) {
    return {};
  }
  return attrValueToAttribute(attr->default_value(), attrs.getContext());
}

/// The attribute of kind T; null with `error` set if it is missing or of
/// another kind, null with `error` empty if it is a placeholder.
template <typename T>
static T getTyped(const tensorflow::OpDef &def, DictionaryAttr attrs,
                  StringRef name, StringRef kind, std::string &error) {
  Attribute value = getAttrOrDefault(def, attrs, name);
  if (!value) {
    error = formatv("attribute '{0}' of {1} is missing; {2} has no default "
                    "for it",
                    name, kind, def.name());
  } else if (isa<PlaceholderAttr>(value)) {
    return {};
  } else if (auto typed = dyn_cast<T>(value)) {
    return typed;
  } else {
    error = formatv("expected attribute '{0}' to be {1}, got another kind",
                    name, kind);
  }
  return {};
}

static bool resolveArg(const tensorflow::OpDef &def,
                       const tensorflow::OpDef::ArgDef &argDef,
                       DictionaryAttr attrs, ResolvedArg &arg,
                       std::string &error) {
  MLIRContext *context = attrs.getContext();
  arg.name = argDef.name();
  arg.isRef = argDef.is_ref();
  auto wrap = [&](Type type) -> Type {
    bool plain = !arg.isRef || isUnknownElementType(type) || isRef(type);
    return plain ? type : RefType::get(context, type);
  };
  if (!argDef.type_list_attr().empty()) {
    arg.isList = true;
    auto types = getTyped<ArrayAttr>(def, attrs, argDef.type_list_attr(),
                                     "list(type)", error);
    arg.known = types != nullptr;
    for (Attribute type : types ? types.getValue() : ArrayRef<Attribute>()) {
      auto typed = dyn_cast<TypeAttr>(type);
      if (!typed) {
        error = formatv("expected attribute '{0}' to be list(type), got "
                        "another kind",
                        argDef.type_list_attr());
        return false;
      }
      arg.types.push_back(wrap(typed.getValue()));
    }
    return error.empty();
  }

  Type element;
  if (argDef.type() != tensorflow::DT_INVALID) {
    element = getElementType(context, argDef.type());
  } else if (auto type = getTyped<TypeAttr>(def, attrs, argDef.type_attr(),
                                            "type", error)) {
    element = type.getValue();
  } else if (error.empty()) {
    element = getUnknownElementType(context);
  } else {
    return false;
  }
  int64_t count = 1;
  if (!argDef.number_attr().empty()) {
    arg.isList = true;
    auto number =
        getTyped<IntegerAttr>(def, attrs, argDef.number_attr(), "int", error);
    arg.known = number != nullptr;
    count = number ? number.getInt() : 0;
    if (count < 0 || count > (1 << 24)) {
      error = formatv("expected attribute '{0}' to be a count, got {1}",
                      argDef.number_attr(), count);
    }
  }
  if (!error.empty()) {
    return false;
  }
  arg.types.assign(count, wrap(element));
  return true;
}

template <typename ArgDefs>
static bool resolveArgs(const tensorflow::OpDef &def, const ArgDefs &argDefs,
                        DictionaryAttr attrs, ResolvedArgs &args,
                        std::string &error) {
  for (const auto &argDef : argDefs) {
    if (!resolveArg(def, argDef, attrs, args.args.emplace_back(), error)) {
      return false;
    }
  }
  return true;
}

bool OpDefs::resolveInputs(const tensorflow::OpDef &def, DictionaryAttr attrs,
                           ResolvedArgs &args, std::string &error) {
  return resolveArgs(def, def.input_arg(), attrs, args, error);
}

bool OpDefs::resolveOutputs(const tensorflow::OpDef &def, DictionaryAttr attrs,
                            ResolvedArgs &args, std::string &error) {
  return resolveArgs(def, def.output_arg(), attrs, args, error);
}

DictionaryAttr OpDefs::fillDefaults(const tensorflow::OpDef &def,
                                    DictionaryAttr attrs) {
  NamedAttrList all(attrs);
  for (const auto &attr : def.attr()) {
    if (attr.has_default_value() && !attrs.get(attr.name())) {
      all.set(attr.name(),
              attrValueToAttribute(attr.default_value(), attrs.getContext()));
    }
  }
  return all.getDictionary(attrs.getContext());
}

bool OpDefs::isTypeAttr(const tensorflow::OpDef &def, StringRef name) {
  const auto *attr = findAttr(def, name);
  return attr && (attr->type() == "type" || attr->type() == "list(type)");
}

bool OpDefs::isStateful(const tensorflow::OpDef &def) {
  return def.is_stateful();
}

bool OpDefs::hasAnyCpuKernel(StringRef opType) const {
  return kernels.contains(opType) || (base && base->hasAnyCpuKernel(opType));
}

bool OpDefs::hasCpuKernel(StringRef opType, DictionaryAttr attrs) const {
  auto label = attrs.getAs<StringAttr>("_kernel");
  auto it = kernels.find(
      getKernelKey(opType, label ? label.getValue() : StringRef()));
  if (it == kernels.end()) {
    return base && base->hasCpuKernel(opType, attrs);
  }
  return llvm::any_of(it->second, [&](const Constraints &constraints) {
    return llvm::all_of(constraints, [&](const auto &constraint) {
      Attribute value = attrs.get(constraint.first);
      // Of attributes that are no types, the table says too little.
      auto holds = [&](Attribute element) {
        auto type = dyn_cast<TypeAttr>(element);
        return !type || getDataType(type.getValue()) == constraint.second;
      };
      if (auto types = dyn_cast_or_null<ArrayAttr>(value)) {
        return llvm::all_of(types, holds);
      }
      return !value || holds(value);
    });
  });
}
