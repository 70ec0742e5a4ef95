//===- CallAttrs.cpp - attributes of runtime calls ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/ProgramTables.h"
#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/TensorData.h"
#include "proto/graph.pb.h"

using namespace mlir;
using namespace weir;

/// Whether TensorFlow says that the attribute is a shape (or a list of them).
static bool isShapeAttr(StringRef opType, StringRef name) {
  const tensorflow::OpDef *def = tf::OpDefs::get().lookup(opType);
  if (!def) {
    return name == "shape" || name == "shapes" || name.ends_with("_shape") ||
           name.ends_with("_shapes");
  }
  for (const auto &attr : def->attr()) {
    if (StringRef(attr.name()) == name) {
      return attr.type() == "shape" || attr.type() == "list(shape)";
    }
  }
  return false;
}

namespace {

/// Writes the elements of one attribute, all of one kind.
class AttrWriter {
public:
  AttrWriter(RelocBlob &tables, RelocBlob &relro, WeightStore &weights)
      : tables(tables), relro(relro), weights(weights) {}

  /// The kind of `attr` as an element; -1 if it is none.
  int getKind(Attribute attr, bool isShape) const;
  SymbolRef write(int kind, ArrayRef<Attribute> elements);

private:
  SymbolRef writeStrings(ArrayRef<Attribute> elements);
  SymbolRef writeShapes(ArrayRef<Attribute> elements);
  SymbolRef writeTensors(ArrayRef<Attribute> elements);
  SymbolRef writeBytes(StringRef bytes);

  RelocBlob &tables, &relro;
  WeightStore &weights;
};

} // namespace

int AttrWriter::getKind(Attribute attr, bool isShape) const {
  if (isShape || isa<ShapeAttr>(attr)) {
    return WEIR_ATTR_SHAPE;
  }
  if (isa<BoolAttr>(attr)) {
    return WEIR_ATTR_BOOL;
  }
  if (isa<IntegerAttr>(attr)) {
    return WEIR_ATTR_INT;
  }
  if (isa<FloatAttr>(attr)) {
    return WEIR_ATTR_FLOAT;
  }
  if (isa<StringAttr, SymbolRefAttr, FuncAttr>(attr)) {
    return WEIR_ATTR_STRING;
  }
  if (isa<TypeAttr>(attr)) {
    return WEIR_ATTR_TYPE;
  }
  return isa<ElementsAttr, TensorAttr>(attr) ? WEIR_ATTR_TENSOR : -1;
}

SymbolRef AttrWriter::writeBytes(StringRef bytes) {
  return bytes.empty()
             ? SymbolRef()
             : SymbolRef{symbols::tables,
                         tables.appendBytes(bytes.data(), bytes.size(), 1)};
}

static StringRef getText(Attribute attr) {
  if (auto symbol = dyn_cast<SymbolRefAttr>(attr)) {
    return symbol.getRootReference().getValue();
  }
  if (auto function = dyn_cast<FuncAttr>(attr)) {
    return function.getName().getValue();
  }
  return cast<StringAttr>(attr).getValue();
}

SymbolRef AttrWriter::writeStrings(ArrayRef<Attribute> elements) {
  std::vector<WeirBytes> rows(elements.size());
  for (auto [row, attr] : llvm::zip(rows, elements)) {
    row.size = getText(attr).size();
  }
  uint64_t offset = relro.append(rows);
  for (auto [index, attr] : llvm::enumerate(elements)) {
    relro.setPointer(offset + index * sizeof(WeirBytes) +
                         offsetof(WeirBytes, data),
                     writeBytes(getText(attr)));
  }
  return {symbols::relro, offset};
}

SymbolRef AttrWriter::writeShapes(ArrayRef<Attribute> elements) {
  std::vector<WeirShape> rows(elements.size());
  std::vector<SymbolRef> dims;
  for (auto [row, attr] : llvm::zip(rows, elements)) {
    ArrayRef<int64_t> sizes;
    row.rank = -1;
    if (auto shape = dyn_cast<ShapeAttr>(attr)) {
      sizes = shape.getDims();
      row.rank = shape.getUnknownRank() ? -1 : int32_t(sizes.size());
    } else if (auto array = dyn_cast<DenseI64ArrayAttr>(attr)) {
      sizes = array.asArrayRef();
      row.rank = sizes.size();
    }
    dims.push_back(addTable(tables, std::vector<int64_t>(sizes)));
  }
  uint64_t offset = relro.append(rows);
  for (auto [index, target] : llvm::enumerate(dims)) {
    relro.setPointer(
        offset + index * sizeof(WeirShape) + offsetof(WeirShape, dims), target);
  }
  return {symbols::relro, offset};
}

SymbolRef AttrWriter::writeTensors(ArrayRef<Attribute> elements) {
  std::vector<WeirView> rows(elements.size());
  std::vector<SymbolRef> dims(elements.size()), data(elements.size());
  for (auto [index, attr] : llvm::enumerate(elements)) {
    auto value = dyn_cast<ElementsAttr>(attr);
    if (auto tensor = dyn_cast<TensorAttr>(attr)) {
      std::string error;
      FailureOr<ElementsAttr> decoded = decodeTensor(tensor, error);
      value = succeeded(decoded) ? *decoded : ElementsAttr();
    }
    if (!value || isa<DenseStringElementsAttr>(value)) {
      continue; // dtype 0: a value that no attribute carries
    }
    ShapedType type = value.getShapedType();
    rows[index].dtype = getDataType(type.getElementType());
    rows[index].rank = type.getRank();
    dims[index] = addTable(tables, std::vector<int64_t>(type.getShape()));
    data[index] = {symbols::weights, weights.add(value)};
  }
  uint64_t offset = relro.append(rows);
  for (size_t index = 0; index < rows.size(); ++index) {
    uint64_t row = offset + index * sizeof(WeirView);
    relro.setPointer(row + offsetof(WeirView, dims), dims[index]);
    relro.setPointer(row + offsetof(WeirView, data), data[index]);
  }
  return {symbols::relro, offset};
}

SymbolRef AttrWriter::write(int kind, ArrayRef<Attribute> elements) {
  auto collect = [&](auto zero, auto get) {
    std::vector<decltype(zero)> values;
    for (Attribute element : elements) {
      values.push_back(get(element));
    }
    return addTable(tables, values);
  };
  switch (kind) {
  case WEIR_ATTR_INT:
    return collect(int64_t(), [](Attribute attr) {
      return cast<IntegerAttr>(attr).getValue().getSExtValue();
    });
  case WEIR_ATTR_FLOAT:
    return collect(float(), [](Attribute attr) {
      return float(cast<FloatAttr>(attr).getValueAsDouble());
    });
  case WEIR_ATTR_BOOL:
    return collect(uint8_t(), [](Attribute attr) {
      return uint8_t(cast<BoolAttr>(attr).getValue());
    });
  case WEIR_ATTR_TYPE:
    return collect(int32_t(), [](Attribute attr) {
      return int32_t(getDataType(cast<TypeAttr>(attr).getValue()));
    });
  case WEIR_ATTR_STRING:
    return writeStrings(elements);
  case WEIR_ATTR_SHAPE:
    return writeShapes(elements);
  default:
    return writeTensors(elements);
  }
}

/// The elements of a list attribute, or nullopt if `attr` is no list.
static std::optional<SmallVector<Attribute>> getElements(Attribute attr) {
  Builder builder(attr.getContext());
  SmallVector<Attribute> elements;
  if (auto array = dyn_cast<ArrayAttr>(attr)) {
    elements.assign(array.begin(), array.end());
  } else if (auto array = dyn_cast<DenseI64ArrayAttr>(attr)) {
    for (int64_t value : array.asArrayRef()) {
      elements.push_back(builder.getI64IntegerAttr(value));
    }
  } else if (auto array = dyn_cast<DenseF32ArrayAttr>(attr)) {
    for (float value : array.asArrayRef()) {
      elements.push_back(builder.getF32FloatAttr(value));
    }
  } else if (auto array = dyn_cast<DenseBoolArrayAttr>(attr)) {
    for (bool value : array.asArrayRef()) {
      elements.push_back(builder.getBoolAttr(value));
    }
  } else {
    return std::nullopt;
  }
  return elements;
}

SymbolRef weir::writeCallAttr(NamedAttribute attr, StringRef opType,
                              WeirAttr &row, RelocBlob &tables,
                              RelocBlob &relro, WeightStore &weights) {
  AttrWriter writer(tables, relro, weights);
  bool isShape = isShapeAttr(opType, attr.getName());
  std::optional<SmallVector<Attribute>> elements;
  if (!isShape || isa<ArrayAttr>(attr.getValue())) {
    elements = getElements(attr.getValue());
  }
  row.isList = elements.has_value();
  if (!elements) {
    elements = {attr.getValue()};
  }
  int kind = elements->empty() ? (isShape ? WEIR_ATTR_SHAPE : WEIR_ATTR_INT)
                               : writer.getKind(elements->front(), isShape);
  row.kind = std::max(kind, 0);
  row.count = kind < 0 ? 0 : elements->size();
  return row.count == 0 ? SymbolRef() : writer.write(kind, *elements);
}
