// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ParseTensor, SerializeTensor: a TensorProto as a string, which is not
// trusted.
#include "runtime/parse/Example.h"
#include "runtime/tensor/Value.h"

using namespace weir;

namespace {
/// Fields of a TensorProto.
enum Field : uint32_t {
  DtypeField = 1,
  ShapeField = 2,
  ContentField = 4,
  FloatField = 5,
  DoubleField = 6,
  IntField = 7,
  StringField = 8,
  Complex64Field = 9,
  Int64Field = 10,
  BoolField = 11,
  Complex128Field = 12,
  HalfField = 13,
  Uint32Field = 16,
  Uint64Field = 17
};

struct TensorParts {
  uint64_t dtype = 0;
  int32_t rank = 0;
  int64_t dims[WEIR_MAX_RANK] = {};
  WeirBytes content = {"", 0};
  Vector<char> values; ///< of the type's own field, as elements
  Vector<WeirBytes> strings;

  bool parse(WeirBytes bytes);

private:
  bool parseShape(WeirBytes bytes);
  bool parseValues(WeirBytes message);
  void add(uint64_t bits);
};
} // namespace

// The field that has the values of the type one by one; 0: none.
static uint32_t valueField(uint64_t dtype) {
  switch (dtype) {
  case WEIR_DT_FLOAT:
    return FloatField;
  case WEIR_DT_DOUBLE:
    return DoubleField;
  case WEIR_DT_COMPLEX64:
    return Complex64Field;
  case WEIR_DT_COMPLEX128:
    return Complex128Field;
  case WEIR_DT_INT64:
    return Int64Field;
  case WEIR_DT_UINT32:
    return Uint32Field;
  case WEIR_DT_UINT64:
    return Uint64Field;
  case WEIR_DT_BOOL:
    return BoolField;
  case WEIR_DT_HALF:
  case WEIR_DT_BFLOAT16:
    return HalfField;
  case WEIR_DT_STRING:
    return StringField;
  default:
    return IntField;
  }
}

// Bytes of one number in such a field; 0: it is a varint.
static size_t fixedBytes(uint32_t field) {
  return field == FloatField || field == Complex64Field     ? 4
         : field == DoubleField || field == Complex128Field ? 8
                                                            : 0;
}

void TensorParts::add(uint64_t bits) {
  if (dtype == WEIR_DT_BOOL) {
    bits = bits != 0;
  }
  size_t size = fixedBytes(valueField(dtype));
  size = size ? size : size_t(weir_dtype_size(int32_t(dtype)));
  values.append(reinterpret_cast<const char *>(&bits), size);
}

bool TensorParts::parseShape(WeirBytes bytes) {
  WireReader wire(bytes.data, bytes.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes dim;
    if (!readField(wire, number, kind, dim)) {
      return false;
    }
    if (number != 2 || kind != 2) {
      continue;
    }
    if (rank == WEIR_MAX_RANK) {
      return false;
    }
    int64_t &size = dims[rank++];
    WireReader inner(dim.data, dim.size);
    while (!inner.done()) {
      WeirBytes value;
      if (!readField(inner, number, kind, value)) {
        return false;
      }
      uint64_t read = 0;
      if (number == 1 && kind == 0) {
        WireReader(value.data, value.size).varint(read);
        size = int64_t(read);
      }
    }
  }
  return true;
}

// Once the type is known, as fields come in any order.
bool TensorParts::parseValues(WeirBytes message) {
  uint32_t wanted = valueField(dtype);
  size_t fixed = fixedBytes(wanted);
  WireReader wire(message.data, message.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes bytes;
    if (!readField(wire, number, kind, bytes)) {
      return false;
    }
    if (number != wanted) {
      continue;
    }
    if (wanted == StringField) {
      if (kind == 2) {
        strings.push(bytes);
      }
      continue;
    }
    if (fixed) {
      for (size_t i = 0; i + fixed <= bytes.size; i += fixed) {
        uint64_t bits = 0;
        memcpy(&bits, bytes.data + i, fixed);
        add(bits);
      }
      continue;
    }
    WireReader inner(bytes.data, bytes.size);
    while (!inner.done()) {
      uint64_t bits;
      if (!inner.varint(bits)) {
        return false;
      }
      add(bits);
    }
  }
  return true;
}

bool TensorParts::parse(WeirBytes message) {
  WireReader wire(message.data, message.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes bytes;
    if (!readField(wire, number, kind, bytes) ||
        (number == ShapeField && (kind != 2 || !parseShape(bytes)))) {
      return false;
    }
    if (number == DtypeField && kind == 0) {
      WireReader(bytes.data, bytes.size).varint(dtype);
    } else if (number == ContentField && kind == 2) {
      content = bytes;
    }
  }
  return weir_dtype_size(int32_t(dtype)) == 0 || parseValues(message);
}

static WeirCallStatus failParts(WeirCallContext *ctx,
                                const TensorParts &parts) {
  return weir_call_fail(
      ctx, WEIR_INVALID_ARGUMENT,
      "Cannot parse tensor from proto: its values are not those of a tensor of "
      "type %s and shape %s",
      typeName(int32_t(parts.dtype)), ShapeText(parts.rank, parts.dims).text);
}

static WeirCallStatus giveStrings(WeirCallContext *ctx,
                                  const TensorParts &parts, int64_t count) {
  WeirString *out = allocateStrings(ctx, 0, parts.rank, parts.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t numStrings = int64_t(parts.strings.size());
  for (int64_t i = 0; i < count && numStrings; ++i) {
    WeirBytes text = parts.strings[size_t(i < numStrings ? i : numStrings - 1)];
    if (!storeText(ctx, out[i], text.data, text.size)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

// Values that are not there repeat the last one; where there is none they are
// zeros.
static WeirCallStatus giveNumbers(WeirCallContext *ctx,
                                  const TensorParts &parts, int64_t count) {
  int64_t size = weir_dtype_size(int32_t(parts.dtype));
  if (parts.content.size && int64_t(parts.content.size) != count * size) {
    return failParts(ctx, parts);
  }
  auto *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, parts.rank, parts.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  if (parts.content.size) {
    memcpy(out, parts.content.data, parts.content.size);
    return WEIR_CALL_OK;
  }
  int64_t given = int64_t(parts.values.size()) / size;
  if (given == 0) {
    memset(out, 0, size_t(count * size));
    return WEIR_CALL_OK;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t from = i < given ? i : given - 1;
    memcpy(out + i * size, parts.values.data() + from * size, size_t(size));
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_ParseTensor(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  if (input.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected `serialized` to be a scalar, got shape: %s",
                          ShapeText(input).text);
  }
  TensorParts parts;
  if (!parts.parse(textAt(input, 0))) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Could not parse `serialized` as TensorProto");
  }
  int32_t wanted = weir_call_output_dtype(ctx, 0);
  int64_t count = elementCount(parts.rank, parts.dims);
  int64_t size = weir_dtype_size(int32_t(parts.dtype)), bytes;
  bool isHuge = count < 0 || __builtin_mul_overflow(count, size, &bytes) ||
                bytes > (int64_t(1) << 40);
  if (size == 0 || isHuge) {
    return failParts(ctx, parts);
  }
  if (int32_t(parts.dtype) != wanted) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Type mismatch between parsed tensor (%s) and dtype (%s)",
        typeName(int32_t(parts.dtype)), typeName(wanted));
  }
  if (wanted == WEIR_DT_RESOURCE || wanted == WEIR_DT_VARIANT) {
    return failType(ctx, wanted);
  }
  return wanted == WEIR_DT_STRING ? giveStrings(ctx, parts, count)
                                  : giveNumbers(ctx, parts, count);
}

extern "C" WeirCallStatus weir_call_SerializeTensor(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  if (input.dtype == WEIR_DT_RESOURCE || input.dtype == WEIR_DT_VARIANT) {
    return failType(ctx, input.dtype);
  }
  Text text, shape;
  for (int64_t size : dimsOf(input)) {
    Text dim;
    WireWriter(dim).number(1, size);
    appendField(shape, 2, dim);
  }
  WireWriter wire(text);
  wire.number(DtypeField, input.dtype);
  wire.message(ShapeField, shape);
  int64_t count = countOf(input);
  if (input.dtype == WEIR_DT_STRING) {
    for (int64_t i = 0; i < count; ++i) {
      appendField(text, StringField, textAt(input, i));
    }
  } else if (count) {
    wire.bytes(ContentField, dataOf<char>(input),
               size_t(count * weir_dtype_size(input.dtype)));
  }
  return giveText(ctx, text);
}
