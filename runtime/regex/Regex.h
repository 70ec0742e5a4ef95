// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regular expressions of RE2's syntax and meaning (TensorFlow's), matched by
// PCRE2: Debian's RE2 cannot be linked into shared libraries. What PCRE2 has
// beyond RE2 is refused; what takes PCRE2 too many steps fails.
#ifndef WEIR_RUNTIME_REGEX_REGEX_H
#define WEIR_RUNTIME_REGEX_REGEX_H

#include "runtime/abi/Call.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"

struct pcre2_real_code_8;
struct pcre2_real_match_data_8;

namespace weir {

/// For one thread at a time.
class Regex {
public:
  Regex() = default;
  ~Regex();
  Regex(const Regex &) = delete;
  Regex &operator=(const Regex &) = delete;

  /// InvalidArgument for what RE2 would refuse.
  Status compile(WeirBytes pattern);
  /// Whether the whole text matches. ResourceExhausted where that takes too
  /// many steps.
  Status matchAll(WeirBytes text, bool &matches);
  /// Appends the text to `out` with its first match, or all, replaced by
  /// `rewrite`, where \0 to \9 stand for what groups matched. Nothing is
  /// replaced if it names a group that there is not.
  Status replace(WeirBytes text, WeirBytes rewrite, bool all,
                 Vector<char> &out);

private:
  Status match(WeirBytes text, size_t from, uint32_t options, bool &matches);
  void appendRewrite(WeirBytes text, WeirBytes rewrite, Vector<char> &out);

  pcre2_real_code_8 *code = nullptr;
  pcre2_real_match_data_8 *data = nullptr;
  uint32_t groups = 0;
};

} // namespace weir

#endif
