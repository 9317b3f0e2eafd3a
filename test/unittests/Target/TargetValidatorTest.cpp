//===- TargetValidatorTest.cpp - Figures that cannot be -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One test per check. Texts that are added to the minimal target start on line
// 11.
//
//===----------------------------------------------------------------------===//

#include "TestTargets.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

TEST(TargetValidator, Names) {
  EXPECT_EQ(getErrorsWith("aliases: [Upper]\n"),
            "t.yaml:11:1: error: 'Upper' is no plain name; use lower-case "
            "letters, digits, '-', '_', '+' and '.'");
  for (llvm::StringRef name : {"a b", "a/b", "a.yaml", "a.yml", "''"})
    EXPECT_NE(getErrorsWith(("aliases: [" + name + "]\n").str())
                  .find("is no plain name"),
              std::string::npos)
        << name.str();
  EXPECT_EQ(getErrorsWith("aliases: [8480+, tpu-v5p, max_1.5]\n"), "");
}

TEST(TargetValidator, RepeatedNames) {
  EXPECT_EQ(getErrorsWith("aliases: [a, my-gpu]\n"),
            "t.yaml:11:1: error: 'my-gpu' names this target twice; remove one");
}

TEST(TargetValidator, ChipName) {
  EXPECT_EQ(getErrorsWith("chip: sapphirerapids (AMX)\n"),
            "t.yaml:11:1: error: 'sapphirerapids (AMX)' is no plain chip name; "
            "write the compiler's name alone, as in `chip: sm_90`");
}

TEST(TargetValidator, ChipDefaultWithoutChip) {
  EXPECT_EQ(getErrorsWith("chip_default: true\n"),
            "t.yaml:11:1: error: 'chip_default' without a chip; add `chip: "
            "NAME` or remove it");
}

TEST(TargetValidator, PositiveFiniteNumbers) {
  EXPECT_EQ(getErrorsWith("warp: {lanes: 0, source: A}\n"),
            "t.yaml:11:1: error: 'warp' must be a positive finite number; "
            "leave it out where the value is unknown");
  EXPECT_EQ(getErrorsWith("launch_latency: {us: -1, source: A}\n"),
            "t.yaml:11:1: error: 'launch_latency' must be a positive finite "
            "number; leave it out where the value is unknown");
  EXPECT_NE(getErrorsWith("warp: {lanes: 1e999, source: A}\n"), "");
}

TEST(TargetValidator, SizesThatNoDeviceHas) {
  // 1e-300 * 10^9 and 1e300 * 10^12.
  EXPECT_EQ(getErrorsWith("l2: {bandwidth: {gb_per_s: 1e-300, source: A}}\n"),
            "t.yaml:11:6: error: 'l2.bandwidth' is 1.00e-291 bytes per second, "
            "and no device has less than 1e+06; correct the number or its "
            "unit\n"
            "t.yaml:11:6: error: the last cache is slower than main memory; "
            "correct one of them");
  EXPECT_EQ(
      getErrorsWith(
          "peaks: {vector.f32: {tera_ops_per_s: 1e288, source: A}}\n"),
      "t.yaml:11:9: error: 'peaks.vector.f32' is 1.00e+300 operations per "
      "second, and no device has more than 1e+21; correct the number or its "
      "unit");
  // Nanoseconds given as microseconds would pass; a minute does not.
  EXPECT_NE(getErrorsWith("launch_latency: {us: 6e7, source: A}\n"), "");
  EXPECT_EQ(getErrorsWith("launch_latency: {us: 1000, source: A}\n"), "");
}

TEST(TargetValidator, MistakesOfFormAndFiguresAtOnce) {
  EXPECT_EQ(getErrorsWith("peaks: {tensor.bf61: {}}\n"
                          "warp: {lanes: 0, source: C}\n"),
            "t.yaml:11:9: error: unknown rate 'tensor.bf61'; did you mean "
            "'tensor.bf16'?\n"
            "t.yaml:12:1: error: 'warp' must be a positive finite number; "
            "leave it out where the value is unknown\n"
            "t.yaml:12:18: error: source 'C' is not in `sources`; add it there "
            "with its `grade` and `text`");
}

TEST(TargetValidator, NothingFollowsFromWhatWasNotRead) {
  // The dense rate is there, only misspelt.
  EXPECT_EQ(
      getErrorsWith(
          "peaks: {tensor.bf61: {}}\n"
          "sparse_peaks: {tensor.bf16: {tera_ops_per_s: 2, source: A}}\n"),
      "t.yaml:11:9: error: unknown rate 'tensor.bf61'; did you mean "
      "'tensor.bf16'?");
  // So are the bandwidth and its source.
  EXPECT_EQ(getErrors("name: a\ndescription: b\nvendor: c\nkind: cpu\n"
                      "hbm: {bandwith: {gb_per_s: 1, source: A}}\n"
                      "warp: {lanes: 1, source: A}\nsources: A\n"),
            "t.yaml:5:7: error: unknown key 'bandwith' in hbm; did you mean "
            "'bandwidth'?\n"
            "t.yaml:7:1: error: 'sources' must be a mapping, as in `sources: "
            "{key: value}`");
}

TEST(TargetValidator, UnknownSource) {
  EXPECT_EQ(getErrorsWith("warp: {lanes: 32, source: [A, C]}\n"),
            "t.yaml:11:19: error: source 'C' is not in `sources`; add it there "
            "with its `grade` and `text`");
}

/// 10 units x 100 x 1 GHz = 1 tera, against a stated peak.
std::string getErrorsOfPeak(llvm::StringRef stated) {
  return getErrorsWith(
      ("units: {name: SM, count: 10, source: A}\n"
       "clocks: {core: {ghz: 1, source: A}}\n"
       "per_clk_per_unit: {tensor.f16: {ops: 100, source: A}}\n"
       "peaks:\n"
       "  tensor.f16: {source: A, tera_ops_per_s: " +
       stated + "}\n")
          .str());
}

TEST(TargetValidator, PeakAgainstArithmetic) {
  EXPECT_EQ(getErrorsOfPeak("1"), "");
  EXPECT_EQ(getErrorsOfPeak("1.019"), "") << "within 2 %";
  EXPECT_EQ(getErrorsOfPeak("0.982"), "") << "within 2 %";
  // A sparse peak taken for a dense one.
  EXPECT_EQ(getErrorsOfPeak("2"),
            "t.yaml:15:3: error: 'peaks.tensor.f16' is 2.0000 tera operations "
            "per second, but units x operations per clock x clock give 1.0000; "
            "correct one of them, or say why in `tolerance_reason`");
  EXPECT_NE(getErrorsOfPeak("0.97"), "");
}

TEST(TargetValidator, PeakWithAReason) {
  EXPECT_EQ(getErrorsOfPeak("0.97, tolerance_reason: \"two digits only\""), "");
}

std::string getErrorsOfSparse(llvm::StringRef sparse) {
  return getErrorsWith(
      ("peaks: {tensor.bf16: {tera_ops_per_s: 989.4, source: A}}\n"
       "sparse_peaks:\n"
       "  " +
       sparse + ", source: A}\n")
          .str());
}

TEST(TargetValidator, SparseAgainstDense) {
  EXPECT_EQ(getErrorsOfSparse("tensor.bf16: {tera_ops_per_s: 1979"), "");
  EXPECT_EQ(getErrorsOfSparse("tensor.bf16: {tera_ops_per_s: 1300"), "")
      << "less than twice is fine (B300 f4)";
  EXPECT_EQ(getErrorsOfSparse("tensor.bf16: {tera_ops_per_s: 3958"),
            "t.yaml:13:3: error: 'sparse_peaks.tensor.bf16' is more than twice "
            "the dense rate; correct one of them");
  EXPECT_EQ(getErrorsOfSparse("tensor.bf16: {tera_ops_per_s: 989.4"),
            "t.yaml:13:3: error: 'sparse_peaks.tensor.bf16' is not above the "
            "dense rate; is the rate under `peaks` the sparse one?");
  EXPECT_EQ(getErrorsOfSparse("tensor.f8: {tera_ops_per_s: 3958"),
            "t.yaml:13:3: error: 'sparse_peaks.tensor.f8' has no dense "
            "counterpart; add 'tensor.f8' to `peaks`");
}

TEST(TargetValidator, Accumulators) {
  EXPECT_EQ(
      getErrorsWith("peaks:\n"
                    "  tensor.f16_acc_bf16: {tera_ops_per_s: 1, source: A}\n"),
      "t.yaml:12:3: error: an accumulator of type bf16 does not hold f16 "
      "operands; name a wider one");
  EXPECT_EQ(
      getErrorsWith("peaks:\n"
                    "  tensor.f16: {tera_ops_per_s: 1, source: A}\n"
                    "  tensor.f16_acc_f32: {tera_ops_per_s: 1, source: A}\n"),
      "t.yaml:13:3: error: 'peaks.tensor.f16_acc_f32' repeats the rate "
      "of another accumulator; keep one entry without `_acc_`");
  EXPECT_EQ(
      getErrorsWith("peaks:\n"
                    "  tensor.f16: {tera_ops_per_s: 2, source: A}\n"
                    "  tensor.f16_acc_f32: {tera_ops_per_s: 1, source: A}\n"),
      "");
}

TEST(TargetValidator, MemoryBandwidthIsNeeded) {
  EXPECT_EQ(
      getErrors("name: a\ndescription: b\nvendor: c\nkind: cpu\n"
                "hbm: {capacity: {gb: 1, source: A}}\n"
                "sources: {A: {grade: direct, text: t}}\n"),
      "t.yaml:5:1: error: 'hbm.bandwidth' is missing, and without it "
      "there is no roofline; add `hbm: {bandwidth: {gb_per_s: ..., source: "
      "...}}`");
}

TEST(TargetValidator, BandwidthOrder) {
  EXPECT_EQ(getErrorsWith("l2: {bandwidth: {gb_per_s: 999, source: A}}\n"),
            "t.yaml:11:6: error: the last cache is slower than main memory; "
            "correct one of them");
  EXPECT_EQ(getErrorsWith("smem: {bandwidth: {gb_per_s: 999, source: A}}\n"),
            "t.yaml:11:8: error: the memory next to the units is slower than "
            "the level behind it; correct one of them");
  EXPECT_EQ(getErrorsWith("l2: {bandwidth: {tb_per_s: 5, source: A}}\n"
                          "smem: {bandwidth: {tb_per_s: 4, source: A}}\n"),
            "t.yaml:12:8: error: the memory next to the units is slower than "
            "the level behind it; correct one of them");
  // One mistake is one error.
  EXPECT_EQ(getErrorsWith("l2: {bandwidth: {gb_per_s: 0, source: A}}\n"),
            "t.yaml:11:6: error: 'l2.bandwidth' must be a positive finite "
            "number; leave it out where the value is unknown");
}

TEST(TargetValidator, CapacityOrder) {
  EXPECT_EQ(getErrorsWith("l2: {capacity: {gb: 17, source: A}}\n"),
            "t.yaml:11:6: error: the last cache is larger than main memory; "
            "correct one of them");
  EXPECT_EQ(getErrorsWith("units: {name: SM, count: 1e6, source: A}\n"
                          "smem: {capacity: {kib_per_unit: 64, source: A}}\n"),
            "t.yaml:12:8: error: the memory next to the units is larger than "
            "main memory; correct one of them");
  EXPECT_EQ(getErrorsWith("smem:\n"
                          "  capacity: {kib_per_unit: 64, source: A}\n"
                          "  max_per_block: {kib: 65, source: A}\n"),
            "t.yaml:13:3: error: a block gets more shared memory than a unit "
            "has; correct one of them");
}

TEST(TargetValidator, Lines) {
  for (llvm::StringRef bytes : {"48", "1.5", "131072"})
    EXPECT_EQ(getErrorsWith(
                  ("l2: {line: {bytes: " + bytes + ", source: A}}\n").str()),
              "t.yaml:11:6: error: a line must be a power of two up to 64 KiB; "
              "correct 'l2.line'")
        << bytes.str();
  EXPECT_EQ(getErrorsWith("smem: {line: {bytes: 128, source: A}}\n"), "");
}

} // namespace
