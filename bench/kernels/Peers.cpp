// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layers of layers.py in OpenBLAS and oneDNN, one thread: for each spec
// on the command line a line `INDEX LIBRARY MICROSECONDS` (the least of many
// runs). oneDNN chooses the layout of weights (packed beforehand, as Weir packs
// constants); activations are NHWC, bias and relu6 are fused.
#include <algorithm>
#include <cblas.h>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <dnnl.hpp>
#include <functional>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

using namespace dnnl;
using Dims = memory::dims;
using Tag = memory::format_tag;
static constexpr auto f32 = memory::data_type::f32;
static engine cpu(engine::kind::cpu, 0);
static stream queue(cpu);

static double now() {
  return std::chrono::duration<double, std::micro>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static double least(const std::function<void()> &body) {
  double best = 1e30, start = now();
  for (int runs = 0; runs < 5 || (now() - start < 100e3 && runs < 20000);
       ++runs) {
    double before = now();
    body();
    best = std::min(best, now() - before);
  }
  return best;
}

static memory filled(const memory::desc &description) {
  memory result(description, cpu);
  static std::mt19937 random(1);
  std::uniform_real_distribution<float> uniform(-1, 1);
  auto *data = static_cast<float *>(result.get_data_handle());
  std::generate_n(data, description.get_size() / 4,
                  [&] { return uniform(random); });
  return result;
}

static double run(const primitive &op, std::unordered_map<int, memory> args) {
  return least([&] {
    op.execute(queue, args);
    queue.wait();
  });
}

static double convolution(std::vector<long> v, bool depthwise) {
  if (depthwise) {
    v.insert(v.begin() + 4, v[3]);
  }
  long n = v[0], h = v[1], w = v[2], c = v[3], f = v[4], k = v[5], s = v[6];
  auto out = [&](long size) { return (size + s - 1) / s; };
  auto pad = [&](long size) {
    return std::max((out(size) - 1) * s + k - size, 0l);
  };
  Dims low = {pad(h) / 2, pad(w) / 2};
  Dims high = {pad(h) - low[0], pad(w) - low[1]};
  memory::desc source({n, c, h, w}, f32, Tag::nhwc);
  memory::desc weights(depthwise ? Dims{c, 1, 1, k, k} : Dims{f, c, k, k}, f32,
                       Tag::any);
  memory::desc bias({f}, f32, Tag::x);
  memory::desc result({n, f, out(h), out(w)}, f32, Tag::nhwc);
  post_ops post;
  post.append_eltwise(1, algorithm::eltwise_clip, 0, 6);
  primitive_attr attributes;
  attributes.set_post_ops(post);
  convolution_forward::primitive_desc op(
      {prop_kind::forward_inference, algorithm::convolution_direct, source,
       weights, bias, result, Dims{s, s}, low, high},
      attributes, cpu);
  return run(convolution_forward(op),
             {{DNNL_ARG_SRC, filled(source)},
              {DNNL_ARG_WEIGHTS, filled(op.weights_desc())},
              {DNNL_ARG_BIAS, filled(bias)},
              {DNNL_ARG_DST, filled(result)}});
}

static double product(long m, long n, long k) {
  memory::desc a({m, k}, f32, Tag::ab), b({k, n}, f32, Tag::any),
      c({m, n}, f32, Tag::ab);
  matmul::primitive_desc op({a, b, c}, cpu);
  return run(matmul(op), {{DNNL_ARG_SRC, filled(a)},
                          {DNNL_ARG_WEIGHTS, filled(op.weights_desc())},
                          {DNNL_ARG_DST, filled(c)}});
}

static double blas(long m, long n, long k) {
  std::vector<float> a(m * k, 0.5f), b(k * n, 0.25f), c(m * n);
  return least([&] {
    if (m == 1) {
      cblas_sgemv(CblasRowMajor, CblasTrans, k, n, 1, b.data(), n, a.data(), 1,
                  0, c.data(), 1);
      return;
    }
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, m, n, k, 1, a.data(),
                k, b.data(), n, 0, c.data(), n);
  });
}

static double softmax(long m, long n) {
  memory::desc a({m, n}, f32, Tag::ab);
  softmax_forward::primitive_desc op({prop_kind::forward_inference, a, 1}, cpu);
  return run(softmax_forward(op),
             {{DNNL_ARG_SRC, filled(a)}, {DNNL_ARG_DST, filled(a)}});
}

static double addition(long n) {
  memory::desc a({n}, f32, Tag::a);
  binary::primitive_desc op({algorithm::binary_add, a, a, a}, cpu);
  return run(binary(op), {{DNNL_ARG_SRC_0, filled(a)},
                          {DNNL_ARG_SRC_1, filled(a)},
                          {DNNL_ARG_DST, filled(a)}});
}

static double meanOfImage(const std::vector<long> &v) {
  memory::desc a({v[0], v[3], v[1], v[2]}, f32, Tag::nhwc);
  memory::desc c({v[0], v[3], 1, 1}, f32, Tag::nhwc);
  pooling_forward::primitive_desc op(
      {prop_kind::forward_inference, algorithm::pooling_avg_exclude_padding, a,
       c, Dims{1, 1}, Dims{v[1], v[2]}, Dims{0, 0}, Dims{0, 0}},
      cpu);
  return run(pooling_forward(op),
             {{DNNL_ARG_SRC, filled(a)}, {DNNL_ARG_DST, filled(c)}});
}

int main(int argc, char **argv) {
  const dnnl_version_t *version = dnnl_version();
  printf("# oneDNN %d.%d.%d, OpenBLAS core %s\n", version->major,
         version->minor, version->patch, openblas_get_corename());
  for (int i = 1; i < argc; ++i) {
    std::string kind = std::string(argv[i], strcspn(argv[i], ":"));
    std::vector<long> v;
    for (char *at = argv[i] + kind.size(); *at;) {
      v.push_back(strtol(at + 1, &at, 10));
    }
    double time = kind == "conv"      ? convolution(v, false)
                  : kind == "dw"      ? convolution(v, true)
                  : kind == "mm"      ? product(v[0], v[1], v[2])
                  : kind == "softmax" ? softmax(v[0], v[1])
                  : kind == "gap"     ? meanOfImage(v)
                                      : addition(v[0]);
    printf("%d oneDNN %.3f\n", i - 1, time);
    if (kind == "mm") {
      printf("%d OpenBLAS %.3f\n", i - 1, blas(v[0], v[1], v[2]));
    }
  }
  return 0;
}
