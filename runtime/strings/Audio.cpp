// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AudioSummaryV2(tag, tensor, sample_rate): each batch as a WAV file of 16
// bits.
#include "runtime/strings/Wire.h"
#include <cmath>

using namespace weir;

namespace {
struct Sound {
  const float *samples;
  int64_t frames, channels;
  float rate;
};
} // namespace

static void appendNumber(Text &text, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) {
    text.push(char(value >> 8 * i));
  }
}

static int16_t sampleOf(float value) {
  float scaled = value * 32768;
  return scaled != scaled   ? int16_t(0)
         : scaled >= 32767  ? int16_t(32767)
         : scaled <= -32768 ? int16_t(-32768)
                            : int16_t(lrintf(scaled));
}

static void appendWav(Text &text, const Sound &sound) {
  uint64_t channels = uint64_t(sound.channels);
  uint64_t bytes = uint64_t(sound.frames) * channels * 2;
  long rounded = lrintf(sound.rate);
  uint64_t rate = rounded > 1 ? uint64_t(rounded) : 1;
  append(text, "RIFF");
  appendNumber(text, bytes + 36, 4);
  append(text, "WAVEfmt ");
  appendNumber(text, 16, 4);
  appendNumber(text, 1, 2); // plain samples
  appendNumber(text, channels, 2);
  appendNumber(text, rate, 4);
  appendNumber(text, rate * channels * 2, 4);
  appendNumber(text, channels * 2, 2);
  appendNumber(text, 16, 2);
  append(text, "data");
  appendNumber(text, bytes, 4);
  for (int64_t i = 0; i < sound.frames * sound.channels; ++i) {
    appendNumber(text, uint16_t(sampleOf(sound.samples[i])), 2);
  }
}

// Audio.sample_rate (1), num_channels, length_frames, file, content_type.
static void appendAudio(Text &text, const Sound &sound) {
  Text wav;
  appendWav(wav, sound);
  appendFloat(text, 1, sound.rate);
  WireWriter(text).number(2, sound.channels);
  WireWriter(text).number(3, sound.frames);
  appendField(text, 4, wav);
  appendField(text, 5, WeirBytes{"audio/wav", 9});
}

static bool checkInputs(WeirCallContext *ctx) {
  const WeirView &tag = *weir_call_input(ctx, 0);
  const WeirView &tensor = *weir_call_input(ctx, 1);
  const WeirView &rate = *weir_call_input(ctx, 2);
  auto fail = [&](const char *what) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", what);
    return false;
  };
  if (tensor.rank != 2 && tensor.rank != 3) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Tensor must be 3-D or 2-D, got: %s",
                   ShapeText(tensor).text);
    return false;
  }
  if (tag.rank != 0) {
    return fail("Tag must be a scalar");
  }
  if (countOf(rate) != 1) {
    return fail("sample_rate must be a scalar");
  }
  float hertz = *dataOf<float>(rate);
  if (!(hertz > 0)) {
    return fail("sample_rate must be > 0");
  }
  if (!(hertz < 4294967296.0f)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "sample_rate must be in (0, 2^32), got: %.0f",
                   double(hertz));
    return false;
  }
  int64_t channels = tensor.rank == 3 ? tensor.dims[2] : 1;
  if (tensor.dims[0] > 0 && channels == 0) {
    return fail("audio is null");
  }
  if (channels >= 1 << 16 || countOf(tensor, 1) > INT32_MAX) {
    return fail("Audio of one batch does not fit in a WAV file");
  }
  return true;
}

extern "C" WeirCallStatus weir_call_AudioSummaryV2(WeirCallContext *ctx) {
  if (!checkInputs(ctx)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &tensor = *weir_call_input(ctx, 1);
  int64_t most = weir_call_attr_int(ctx, "max_outputs", 3);
  int64_t batches = tensor.dims[0] < most ? tensor.dims[0] : most;
  int64_t frames = tensor.dims[1];
  int64_t channels = tensor.rank == 3 ? tensor.dims[2] : 1;
  float rate = *dataOf<float>(*weir_call_input(ctx, 2));
  Text text, entry, tag, audio;
  for (int64_t i = 0; i < batches; ++i) {
    entry.clear();
    tag.clear();
    audio.clear();
    append(tag, textAt(*weir_call_input(ctx, 0), 0));
    append(tag, "/audio");
    if (most > 1) {
      char number[32];
      snprintf(number, sizeof number, "/%" PRId64, i);
      append(tag, number);
    }
    appendAudio(audio, {dataOf<float>(tensor) + i * frames * channels, frames,
                        channels, rate});
    appendField(entry, 1, tag);
    appendField(entry, 6, audio);
    appendField(text, 1, entry);
  }
  return giveText(ctx, text);
}
