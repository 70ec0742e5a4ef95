// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// idx: two zero bytes, a type, a rank, sizes and elements, all big-endian.
// Conversion goes through float64 in blocks; only 64-bit integers do not fit
// it, and of those only equal types count as holding all.
#include "runtime/plan/DataFile.h"
#include "runtime/calls/CallUtils.h"
#include "runtime/plan/Inflate.h"
#include "runtime/tensor/Value.h"
#include <cmath>

using namespace weir;

static int32_t idxType(unsigned char code) {
  switch (code) {
  case 0x08:
    return WEIR_DT_UINT8;
  case 0x09:
    return WEIR_DT_INT8;
  case 0x0b:
    return WEIR_DT_INT16;
  case 0x0c:
    return WEIR_DT_INT32;
  case 0x0d:
    return WEIR_DT_FLOAT;
  case 0x0e:
    return WEIR_DT_DOUBLE;
  default:
    return WEIR_DT_INVALID;
  }
}

static Status readIdx(const FileBytes &file, const char *path,
                      weir_runtime *runtime, HostTensor &tensor) {
  auto *bytes = reinterpret_cast<const unsigned char *>(file.data());
  int32_t dtype = idxType(bytes[2]);
  int32_t rank = bytes[3];
  size_t header = 4 + 4 * size_t(rank);
  int64_t dims[WEIR_MAX_RANK] = {};
  bool good = rank >= 1 && rank <= WEIR_MAX_RANK && file.size() >= header;
  for (int32_t d = 0; good && d < rank; ++d) {
    const unsigned char *at = bytes + 4 + 4 * d;
    dims[d] = int64_t(uint32_t(at[0]) << 24 | uint32_t(at[1]) << 16 |
                      uint32_t(at[2]) << 8 | at[3]);
  }
  int64_t want = good ? tensorBytes(dtype, rank, dims) : -1;
  if (want < 0 || size_t(want) != file.size() - header) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is damaged: its idx header asks for %lld "
                         "bytes of data, it has %zu",
                         path, (long long)want,
                         file.size() - (good ? header : file.size()));
  }
  if (Status s = tensor.make(runtime, dtype, rank, dims); !s.ok()) {
    return s;
  }
  auto *to = static_cast<char *>(tensor.view.data);
  const char *from = file.data() + header;
  auto width = size_t(weir_dtype_size(dtype));
  if (width == 1) {
    memcpy(to, from, size_t(want));
    return Status();
  }
  for (size_t i = 0; i < size_t(want); i += width) {
    for (size_t b = 0; b < width; ++b) {
      to[i + b] = from[i + width - 1 - b];
    }
  }
  return Status();
}

Status weir::readDataFile(const char *path, weir_runtime *runtime,
                          HostTensor &tensor) {
  FileBytes file;
  if (Status s = file.read(path); !s.ok()) {
    return s;
  }
  if (isGzip(file.data(), file.size())) {
    Vector<char> unpacked;
    if (!inflateGzip(file.data(), file.size(), unpacked)) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "\"%s\" is damaged: gzip cannot unpack it", path);
    }
    file.assign(unpacked.data(), unpacked.size());
  }
  if (file.size() >= 6 && memcmp(file.data(), "\x93NUMPY", 6) == 0) {
    return readNpy(file, path, runtime, tensor);
  }
  if (file.size() >= 4 && file.data()[0] == 0 && file.data()[1] == 0 &&
      idxType(static_cast<unsigned char>(file.data()[2])) != WEIR_DT_INVALID) {
    return readIdx(file, path, runtime, tensor);
  }
  return Status::error(WEIR_INVALID_ARGUMENT,
                       "\"%s\" is no data file: expected numpy's .npy or idx "
                       "(MNIST's format), also packed by gzip",
                       path);
}

/// Bits of the integers that a type holds exactly, sign aside; signed or not.
struct Reach {
  int bits;
  bool isSigned;
};

static Reach reachOf(int32_t dtype) {
  switch (dtype) {
  case WEIR_DT_BOOL:
    return {1, false};
  case WEIR_DT_UINT8:
    return {8, false};
  case WEIR_DT_INT8:
    return {7, true};
  case WEIR_DT_UINT16:
    return {16, false};
  case WEIR_DT_INT16:
    return {15, true};
  case WEIR_DT_UINT32:
    return {32, false};
  case WEIR_DT_INT32:
    return {31, true};
  case WEIR_DT_UINT64:
    return {64, false};
  case WEIR_DT_INT64:
    return {63, true};
  case WEIR_DT_BFLOAT16:
    return {8, true};
  case WEIR_DT_HALF:
    return {11, true};
  case WEIR_DT_FLOAT:
    return {24, true};
  case WEIR_DT_DOUBLE:
    return {53, true};
  default:
    return {0, false};
  }
}

static bool isFloat(int32_t dtype) {
  return dtype == WEIR_DT_BFLOAT16 || dtype == WEIR_DT_HALF ||
         dtype == WEIR_DT_FLOAT || dtype == WEIR_DT_DOUBLE;
}

bool weir::isNumber(int32_t dtype) { return reachOf(dtype).bits > 0; }

bool weir::holdsAll(int32_t from, int32_t to) {
  if (from == to) {
    return true;
  }
  Reach a = reachOf(from), b = reachOf(to);
  if (a.bits == 0 || b.bits == 0 || to == WEIR_DT_BOOL) {
    return false;
  }
  if (isFloat(from)) {
    // float16 has a smaller exponent than bfloat16, and more bits.
    return isFloat(to) && a.bits < b.bits && to != WEIR_DT_HALF;
  }
  return a.bits <= b.bits && (b.isSigned || !a.isSigned);
}

static void loadBlock(double *to, const void *from, int32_t dtype,
                      int64_t count) {
  auto load = [&](auto *typed) {
    for (int64_t i = 0; i < count; ++i) {
      to[i] = double(typed[i]);
    }
  };
  switch (dtype) {
  case WEIR_DT_BOOL:
  case WEIR_DT_UINT8:
    return load(static_cast<const uint8_t *>(from));
  case WEIR_DT_INT8:
    return load(static_cast<const int8_t *>(from));
  case WEIR_DT_UINT16:
    return load(static_cast<const uint16_t *>(from));
  case WEIR_DT_INT16:
    return load(static_cast<const int16_t *>(from));
  case WEIR_DT_UINT32:
    return load(static_cast<const uint32_t *>(from));
  case WEIR_DT_INT32:
    return load(static_cast<const int32_t *>(from));
  case WEIR_DT_UINT64:
    return load(static_cast<const uint64_t *>(from));
  case WEIR_DT_INT64:
    return load(static_cast<const int64_t *>(from));
  case WEIR_DT_BFLOAT16:
    for (int64_t i = 0; i < count; ++i) {
      to[i] = double(float(static_cast<const BFloat16 *>(from)[i]));
    }
    return;
  case WEIR_DT_HALF:
    for (int64_t i = 0; i < count; ++i) {
      to[i] = double(float(static_cast<const Half *>(from)[i]));
    }
    return;
  case WEIR_DT_FLOAT:
    return load(static_cast<const float *>(from));
  default:
    return load(static_cast<const double *>(from));
  }
}

static bool storeBlock(void *to, const double *from, int32_t dtype,
                       int64_t count, double &bad) {
  auto integer = [&](auto *typed, double low, double past) {
    for (int64_t i = 0; i < count; ++i) {
      if (!(from[i] >= low && from[i] < past)) {
        bad = from[i];
        return false;
      }
      typed[i] = std::remove_reference_t<decltype(*typed)>(from[i]);
    }
    return true;
  };
  switch (dtype) {
  case WEIR_DT_BOOL:
    return integer(static_cast<uint8_t *>(to), 0, 2);
  case WEIR_DT_UINT8:
    return integer(static_cast<uint8_t *>(to), 0, 0x1p8);
  case WEIR_DT_INT8:
    return integer(static_cast<int8_t *>(to), -0x1p7, 0x1p7);
  case WEIR_DT_UINT16:
    return integer(static_cast<uint16_t *>(to), 0, 0x1p16);
  case WEIR_DT_INT16:
    return integer(static_cast<int16_t *>(to), -0x1p15, 0x1p15);
  case WEIR_DT_UINT32:
    return integer(static_cast<uint32_t *>(to), 0, 0x1p32);
  case WEIR_DT_INT32:
    return integer(static_cast<int32_t *>(to), -0x1p31, 0x1p31);
  case WEIR_DT_UINT64:
    return integer(static_cast<uint64_t *>(to), 0, 0x1p64);
  case WEIR_DT_INT64:
    return integer(static_cast<int64_t *>(to), -0x1p63, 0x1p63);
  default:
    break;
  }
  for (int64_t i = 0; i < count; ++i) {
    if (dtype == WEIR_DT_BFLOAT16) {
      static_cast<BFloat16 *>(to)[i] = BFloat16(float(from[i]));
    } else if (dtype == WEIR_DT_HALF) {
      static_cast<Half *>(to)[i] = Half(float(from[i]));
    } else if (dtype == WEIR_DT_FLOAT) {
      static_cast<float *>(to)[i] = float(from[i]);
    } else {
      static_cast<double *>(to)[i] = from[i];
    }
  }
  return true;
}

bool weir::convertElements(void *to, int32_t toType, const void *from,
                           int32_t fromType, int64_t count, double scale,
                           double &bad) {
  int64_t toSize = weir_dtype_size(toType);
  int64_t fromSize = weir_dtype_size(fromType);
  if (toType == fromType && scale == 1) {
    memcpy(to, from, size_t(count * toSize));
    return true;
  }
  constexpr int64_t block = 512;
  double values[block];
  for (int64_t at = 0; at < count; at += block) {
    int64_t size = count - at < block ? count - at : block;
    loadBlock(values, static_cast<const char *>(from) + at * fromSize, fromType,
              size);
    for (int64_t i = 0; scale != 1 && i < size; ++i) {
      values[i] *= scale;
    }
    if (!storeBlock(static_cast<char *>(to) + at * toSize, values, toType, size,
                    bad)) {
      return false;
    }
  }
  return true;
}
