// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cpuid and xgetbv by hand: a compiler's feature test would need its runtime
// library. Compiled for the baseline, so that it can run before the choice.
#include "runtime/executor/Cpu.h"
#include <cstdio>
#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif

using namespace weir;

#if defined(__x86_64__)
static bool bit(unsigned word, unsigned position) {
  return (word >> position) & 1;
}

uint64_t weir::cpuFeatures() {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) {
    return 0;
  }
  unsigned c1 = c;
  uint64_t features = 0;
  bool v2 = bit(c1, 0) && bit(c1, 9) && bit(c1, 13) && bit(c1, 19) &&
            bit(c1, 20) && bit(c1, 23);
  if (!v2) {
    return 0;
  }
  features |= WEIR_CPU_X86_64_V2;
  if (!bit(c1, 27)) { // no OSXSAVE: no AVX state
    return features;
  }
  unsigned low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  unsigned b7 = 0, c7 = 0, d7 = 0, a71 = 0, c81 = 0;
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d)) {
    b7 = b, c7 = c, d7 = d;
    unsigned subleaves = a;
    if (subleaves >= 1 && __get_cpuid_count(7, 1, &a, &b, &c, &d)) {
      a71 = a;
    }
  }
  if (__get_cpuid(0x80000001, &a, &b, &c, &d)) {
    c81 = c;
  }
  bool avxState = (low & 6) == 6;
  bool v3 = avxState && bit(c1, 28) && bit(c1, 12) && bit(c1, 29) &&
            bit(c1, 22) && bit(b7, 5) && bit(b7, 3) && bit(b7, 8) &&
            bit(c81, 5);
  if (!v3) {
    return features;
  }
  features |= WEIR_CPU_X86_64_V3;
  bool zmmState = (low & 0xe6) == 0xe6;
  bool v4 = zmmState && bit(b7, 16) && bit(b7, 30) && bit(b7, 28) &&
            bit(b7, 17) && bit(b7, 31);
  if (!v4) {
    return features;
  }
  features |= WEIR_CPU_X86_64_V4;
  if (bit(c7, 11)) {
    features |= WEIR_CPU_AVX512_VNNI;
  }
  if (bit(a71, 5)) {
    features |= WEIR_CPU_AVX512_BF16;
  }
  if (bit(d7, 23)) {
    features |= WEIR_CPU_AVX512_FP16;
  }
  bool tileState = (low & 0x60000) == 0x60000;
  if (tileState && bit(d7, 22)) {
    features |= WEIR_CPU_AMX_BF16;
  }
  if (tileState && bit(d7, 25)) {
    features |= WEIR_CPU_AMX_INT8;
  }
  return features;
}
#elif defined(__aarch64__)
uint64_t weir::cpuFeatures() {
  unsigned long bits = getauxval(AT_HWCAP);
  uint64_t features = 0;
  if (bits & (1ul << 20)) {
    features |= WEIR_CPU_AARCH64_DOTPROD;
  }
  if (bits & (1ul << 10)) {
    features |= WEIR_CPU_AARCH64_FP16;
  }
  if (bits & (1ul << 22)) {
    features |= WEIR_CPU_AARCH64_SVE;
  }
  return features;
}
#else
uint64_t weir::cpuFeatures() { return 0; }
#endif

static void describe(uint64_t features, char *text, size_t size) {
  static const struct {
    uint64_t feature;
    const char *name;
  } names[] = {{WEIR_CPU_X86_64_V2, "x86-64-v2"},
               {WEIR_CPU_X86_64_V3, "x86-64-v3 (AVX2, FMA)"},
               {WEIR_CPU_X86_64_V4, "x86-64-v4 (AVX-512)"},
               {WEIR_CPU_AVX512_VNNI, "AVX512-VNNI"},
               {WEIR_CPU_AVX512_BF16, "AVX512-BF16"},
               {WEIR_CPU_AMX_BF16, "AMX-BF16"},
               {WEIR_CPU_AMX_INT8, "AMX-INT8"},
               {WEIR_CPU_AVX512_FP16, "AVX512-FP16"},
               {WEIR_CPU_AARCH64_DOTPROD, "dot product"},
               {WEIR_CPU_AARCH64_FP16, "half precision"},
               {WEIR_CPU_AARCH64_SVE, "SVE"}};
  size_t at = 0;
  text[0] = 0;
  for (const auto &entry : names) {
    if ((features & entry.feature) && at < size) {
      at += size_t(
          snprintf(text + at, size - at, "%s%s", at ? ", " : "", entry.name));
    }
  }
}

Status weir::chooseLevel(const WeirProgram &program, uint64_t features,
                         uint32_t &level) {
  if (program.numLevels == 0) {
    level = 0;
    return Status();
  }
  for (uint32_t i = program.numLevels; i-- > 0;) {
    if ((program.levels[i].features & ~features) == 0) {
      level = i;
      return Status();
    }
  }
  char missing[256];
  describe(program.levels[0].features & ~features, missing, sizeof missing);
  return Status::error(WEIR_FAILED_PRECONDITION,
                       "program \"%s\" was compiled for CPUs of level %s or "
                       "better, but this CPU lacks %s; compile it again for a "
                       "lower level",
                       program.name ? program.name : "", program.levels[0].name,
                       missing);
}
