//===- EdgeTables.cpp - devices, and what crosses between them ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/ProgramTables.h"
#include <cstddef>

using namespace mlir;
using namespace weir;

SymbolRef ProgramTables::writeDevices(uint32_t &count) {
  PointerTable<const char *> devices;
  if (auto names = program->getAttrOfType<ArrayAttr>("devices")) {
    for (StringRef name : names.getAsValueRange<StringAttr>()) {
      devices.rows.push_back(nullptr);
      devices.setPointer(devices.rows.size() - 1, 0, getString(name));
    }
  }
  count = devices.rows.size();
  return devices.write(relro);
}

SymbolRef ProgramTables::writeEdges(uint32_t &count) {
  PointerTable<WeirEdge> edges;
  auto known = program->getAttrOfType<ArrayAttr>("edges");
  for (Attribute attr : known ? known.getValue() : ArrayRef<Attribute>()) {
    auto fields = cast<DictionaryAttr>(attr);
    WeirEdge edge = {};
    edge.from = fields.getAs<IntegerAttr>("from").getInt();
    edge.to = fields.getAs<IntegerAttr>("to").getInt();
    size_t index = edges.rows.size();
    if (auto type = fields.getAs<TypeAttr>("type")) {
      edge.dtype = getDtype(type.getValue());
      auto ranked = dyn_cast<RankedTensorType>(type.getValue());
      edge.rank = ranked ? ranked.getRank() : -1;
      std::vector<int64_t> dims;
      for (int64_t size : ranked ? ranked.getShape() : ArrayRef<int64_t>()) {
        dims.push_back(ShapedType::isDynamic(size) ? -1 : size);
      }
      edges.setPointer(index, offsetof(WeirEdge, dims), addTable(tables, dims));
    }
    edges.rows.push_back(edge);
    edges.setPointer(index, offsetof(WeirEdge, name),
                     getString(fields.getAs<StringAttr>("name").getValue()));
  }
  count = edges.rows.size();
  return edges.write(relro);
}
