//===- TargetParserTest.cpp - What a target file says ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestTargets.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using P = Precision;
using U = UnitKind;

namespace {

TEST(TargetParser, MinimalTarget) {
  TargetModel target = getModel(kMinimalTarget);
  EXPECT_EQ(target.name, "my-gpu");
  EXPECT_EQ(target.description, "a GPU for tests");
  EXPECT_EQ(target.vendor, "me");
  EXPECT_EQ(target.kind, "gpu");
  EXPECT_TRUE(target.aliases.empty());
  EXPECT_EQ(target.chip, "");
  EXPECT_FALSE(target.isChipDefault);
  EXPECT_EQ(target.hbm.bytesPerSecond->value, 1e12);
  EXPECT_EQ(target.hbm.capacityBytes->value, 16e9);
  for (const MemoryLevel &level : {target.l2, target.smem}) {
    EXPECT_FALSE(level.bytesPerSecond);
    EXPECT_FALSE(level.capacityBytes);
  }
  EXPECT_FALSE(target.specialOpsPerSecond);
  ASSERT_EQ(target.sources.size(), 2u);
  EXPECT_EQ(target.sources[1].key, "B");
  EXPECT_EQ(target.sources[1].grade, "measured");
  EXPECT_EQ(target.sources[1].text, "a benchmark");
  EXPECT_EQ(getErrors(kMinimalTarget), "");
}

TEST(TargetParser, IdentityAndNotes) {
  TargetModel target =
      getModel(minimalWith("aliases: [gpu1, '4090']\n"
                           "chip: sm_90\n"
                           "chip_default: true\n"
                           "notes: [\"first\", second one]\n"));
  EXPECT_EQ(target.aliases, std::vector<std::string>({"gpu1", "4090"}));
  EXPECT_EQ(target.chip, "sm_90");
  EXPECT_TRUE(target.isChipDefault);
  EXPECT_EQ(target.notes, std::vector<std::string>({"first", "second one"}));
}

TEST(TargetParser, SourcesAndProvenance) {
  TargetModel target = getModel(
      minimalWith("l2:\n"
                  "  bandwidth: {tb_per_s: 5.4, source: [A, B], provenance: "
                  "measured}\n"
                  "  capacity: {mib: 50, source: A, provenance: derived}\n"
                  "  line: {bytes: 32, source: A, provenance: secondary}\n"));
  EXPECT_EQ(target.hbm.bytesPerSecond->source, "A");
  EXPECT_EQ(target.hbm.bytesPerSecond->provenance, Provenance::Vendor);
  EXPECT_EQ(target.l2.bytesPerSecond->source, "A, B");
  EXPECT_EQ(target.l2.bytesPerSecond->provenance, Provenance::Measured);
  EXPECT_EQ(target.l2.capacityBytes->provenance, Provenance::Derived);
  EXPECT_EQ(target.l2.lineBytes->provenance, Provenance::Secondary);
}

TEST(TargetParser, UnitsOfSize) {
  auto getCapacity = [](llvm::StringRef number) {
    std::string text =
        minimalWith("l2: {capacity: {" + number.str() + ", source: A}}\n");
    return getModel(text).l2.capacityBytes->value;
  };
  EXPECT_EQ(getCapacity("bytes: 132644864"), 132644864);
  EXPECT_EQ(getCapacity("kib: 64"), 65536);
  EXPECT_EQ(getCapacity("mib: 0.5"), 524288);
  EXPECT_EQ(getCapacity("gib: 2"), 2147483648.0);
  EXPECT_EQ(getCapacity("gb: 8"), 8e9);
}

TEST(TargetParser, NumbersAreRoundedOnce) {
  TargetModel target = getModel(
      minimalWith("peaks:\n"
                  "  tensor.bf16: {tera_ops_per_s: 989.4, source: A}\n"
                  "  tensor.f8: {tera_ops_per_s: 1.9789e3, source: A}\n"
                  "  vector.f32: {giga_ops_per_s: 66.9E3, source: A}\n"
                  "launch_latency: {us: 1.1, source: A}\n"));
  // The product 989.4 * 1e12 in doubles need not be the double 989.4e12.
  EXPECT_EQ(target.findRate(U::Tensor, P::BF16)->opsPerSecond.value, 989.4e12);
  EXPECT_EQ(target.findRate(U::Tensor, P::F8)->opsPerSecond.value, 1978.9e12);
  EXPECT_EQ(target.findRate(U::Vector, P::F32)->opsPerSecond.value, 66.9e12);
  EXPECT_EQ(target.launchLatencySeconds->value, 1.1e-6);
}

TEST(TargetParser, RatesAreOrdered) {
  TargetModel target = getModel(
      minimalWith("peaks:\n"
                  "  vector.f32: {tera_ops_per_s: 1, source: A}\n"
                  "  tensor.i8: {tera_ops_per_s: 2, source: A}\n"
                  "  tensor.f16_acc_f32: {tera_ops_per_s: 3, source: A}\n"
                  "  tensor.f16_acc_f16: {tera_ops_per_s: 4, source: A}\n"
                  "  tensor.f64: {tera_ops_per_s: 5, source: A}\n"));
  std::vector<double> order;
  for (const ComputeRate &rate : target.rates)
    order.push_back(rate.opsPerSecond.value / 1e12);
  EXPECT_EQ(order, std::vector<double>({5, 3, 4, 2, 1}));
  EXPECT_EQ(target.rates[1].accumulator, P::F32);
}

/// Ten units at 1 GHz (vector) and 2 GHz (matrix).
std::string clockedWith(llvm::StringRef more) {
  return minimalWith(("units: {name: SM, count: 10, source: A}\n"
                      "clocks:\n"
                      "  vector: {mhz: 1000, source: A}\n"
                      "  matrix: {ghz: 2, source: B, provenance: measured}\n" +
                      more)
                         .str());
}

TEST(TargetParser, UnitsAndClocks) {
  TargetModel target = getModel(clockedWith(""));
  EXPECT_EQ(target.unitName, "SM");
  EXPECT_EQ(target.unitCount->value, 10);
  EXPECT_EQ(target.vectorClockHz->value, 1e9);
  EXPECT_EQ(target.matrixClockHz->value, 2e9);

  target = getModel(minimalWith("clocks: {core: {mhz: 1530, source: A}}\n"));
  EXPECT_EQ(target.vectorClockHz->value, 1530e6);
  EXPECT_EQ(target.matrixClockHz->value, 1530e6);
}

TEST(TargetParser, SpecialAndSharedMemoryUseTheMatrixClock) {
  TargetModel target = getModel(
      clockedWith("per_clk_per_unit:\n"
                  "  special: {ops: 16, source: A}\n"
                  "l2: {bandwidth: {bytes_per_clk: 1024, source: A}}\n"
                  "smem:\n"
                  "  bandwidth: {bytes_per_clk_per_unit: 128, source: A}\n"
                  "  capacity: {kib_per_unit: 228, source: A}\n"
                  "  max_per_block: {bytes: 232448, source: A}\n"
                  "registers: {kib_per_unit: 256, source: A}\n"
                  "matrix_tile:\n"
                  "  rows: {count: 64, source: A}\n"
                  "  columns: {count: 256, source: A}\n"
                  "cluster: {blocks: 16, source: A}\n"
                  "warp: {lanes: 32, source: A}\n"));
  // 10 units x 16 x 2 GHz.
  EXPECT_EQ(target.specialOpsPerSecond->value, 320e9);
  // The clock of this file is measured, by B.
  EXPECT_EQ(target.specialOpsPerSecond->source, "A, B");
  EXPECT_EQ(target.specialOpsPerSecond->provenance, Provenance::Measured);
  EXPECT_EQ(target.l2.bytesPerSecond->value, 1024 * 2e9);
  EXPECT_EQ(target.smem.bytesPerSecond->value, 10 * 128 * 2e9);
  EXPECT_EQ(target.smemBytesPerUnit->value, 228 * 1024);
  EXPECT_EQ(target.smem.capacityBytes->value, 10 * 228 * 1024);
  EXPECT_EQ(target.smem.capacityBytes->provenance, Provenance::Derived);
  EXPECT_EQ(target.maxSmemBytesPerBlock->value, 232448);
  EXPECT_EQ(target.registerBytesPerUnit->value, 262144);
  EXPECT_EQ(target.matrixTileRows->value, 64);
  EXPECT_EQ(target.matrixTileColumns->value, 256);
  EXPECT_EQ(target.maxBlocksPerCluster->value, 16);
  EXPECT_EQ(target.warpWidth->value, 32);
}

TEST(TargetParser, OneClockServesEverything) {
  TargetModel target = getModel(minimalWith(
      "units: {name: SM, count: 10, source: A}\n"
      "clocks: {vector: {mhz: 1000, source: A}}\n"
      "per_clk_per_unit: {special: {ops: 16, source: A}}\n"
      "smem: {bandwidth: {bytes_per_clk_per_unit: 128, source: A}}\n"));
  EXPECT_EQ(target.specialOpsPerSecond->value, 160e9);
  EXPECT_EQ(target.smem.bytesPerSecond->value, 1280e9);
}

TEST(TargetParser, WithoutAClockDerivedRatesAreAbsent) {
  TargetModel target = getModel(minimalWith(
      "units: {name: SM, count: 10, source: A}\n"
      "per_clk_per_unit:\n"
      "  special: {ops: 16, source: A}\n"
      "  vector.f64: {ops: 64, source: A}\n"
      "smem: {bandwidth: {bytes_per_clk_per_unit: 64, source: A}}\n"));
  EXPECT_FALSE(target.specialOpsPerSecond);
  EXPECT_FALSE(target.smem.bytesPerSecond);
  EXPECT_TRUE(target.rates.empty());
}

TEST(TargetParser, AStatedPeakWinsOverARecomputedOne) {
  llvm::Expected<TargetFile> file = parseText(
      clockedWith("peaks:\n"
                  "  tensor.f64: {tera_ops_per_s: 2.52, source: A}\n"
                  "  special: {giga_ops_per_s: 315, source: A}\n"
                  "per_clk_per_unit:\n"
                  "  tensor.f64: {ops: 256, clock: vector, source: A}\n"
                  "  tensor.f16: {ops: 4096, source: A}\n"
                  "  special: {ops: 16, source: A}\n"));
  ASSERT_TRUE(bool(file));
  const TargetModel &target = file->model;
  EXPECT_EQ(target.findRate(U::Tensor, P::F64)->opsPerSecond.value, 2.52e12);
  // 10 x 4096 x 2 GHz, with no peak stated.
  EXPECT_EQ(target.findRate(U::Tensor, P::F16)->opsPerSecond.value, 81.92e12);
  EXPECT_EQ(target.specialOpsPerSecond->value, 315e9);

  ASSERT_EQ(file->recomputedPeaks.size(), 2u);
  EXPECT_EQ(file->recomputedPeaks[0].path, "peaks.tensor.f64");
  // 10 x 256 x 1 GHz: this one runs at the vector clock.
  EXPECT_EQ(file->recomputedPeaks[0].opsPerSecond, 2.56e12);
  EXPECT_EQ(file->recomputedPeaks[0].statedPerSecond, 2.52e12);
}

TEST(TargetParser, SparseRatesStayApart) {
  TargetModel target = getModel(minimalWith(
      "peaks: {tensor.bf16: {tera_ops_per_s: 1, source: A}}\n"
      "sparse_peaks: {tensor.bf16: {tera_ops_per_s: 2, source: A}}\n"));
  EXPECT_EQ(target.findRate(U::Tensor, P::BF16)->opsPerSecond.value, 1e12);
  ASSERT_EQ(target.sparseRates.size(), 1u);
  EXPECT_EQ(target.sparseRates[0].opsPerSecond.value, 2e12);
}

TEST(TargetParser, KeepsLocations) {
  llvm::Expected<TargetFile> file = parseText(kMinimalTarget);
  ASSERT_TRUE(bool(file));
  EXPECT_EQ(file->getLocation("hbm.capacity").line, 10u);
  EXPECT_EQ(file->getLocation("hbm.capacity").column, 3u);
  EXPECT_EQ(file->getLocation("hbm.capacity.source").column, 22u);
  // A key that is not there: the nearest around it.
  EXPECT_EQ(file->getLocation("hbm.line").line, 8u);
  EXPECT_EQ(file->getLocation("l2.line").line, 1u);
}

} // namespace
