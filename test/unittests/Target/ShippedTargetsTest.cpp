//===- ShippedTargetsTest.cpp - The figures that are shipped --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestTargets.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <map>
#include <set>

using namespace mlir::roofline;
using llvm::StringRef;
using P = Precision;
using U = UnitKind;

namespace {

const TargetModel &get(StringRef name) {
  // Shipped targets live until the program ends.
  return *llvm::cantFail(loadTarget(name));
}

double getPeak(StringRef name, U unit, P precision,
               std::optional<P> accumulator = std::nullopt) {
  const ComputeRate *rate = get(name).findRate(unit, precision, accumulator);
  return rate ? rate->opsPerSecond.value : 0;
}

double getRidge(StringRef name, U unit, P precision) {
  return getPeak(name, unit, precision) / get(name).hbm.bytesPerSecond->value;
}

TEST(ShippedTargets, AllOfThemPass) {
  for (const ShippedTarget &shipped : getShippedTargets()) {
    auto file =
        parseTargetFile(llvm::MemoryBufferRef(shipped.text, shipped.name));
    ASSERT_TRUE(bool(file)) << llvm::toString(file.takeError());
  }
  EXPECT_GE(getShippedTargets().size(), 58u);
}

TEST(ShippedTargets, TheIndexSaysWhatTheFilesSay) {
  for (const ShippedTarget &shipped : getShippedTargets()) {
    TargetModel target = getModel(shipped.text);
    EXPECT_EQ(shipped.name, target.name);
    EXPECT_EQ(shipped.aliases.str(), llvm::join(target.aliases, " "));
    EXPECT_EQ(shipped.chip, target.chip);
    EXPECT_EQ(shipped.isChipDefault, target.isChipDefault);
  }
}

TEST(ShippedTargets, NoNameHasTwoMeanings) {
  std::map<std::string, std::string> meaning;
  auto add = [&](StringRef name, StringRef target) {
    auto [it, isNew] = meaning.insert({name.lower(), target.str()});
    EXPECT_TRUE(isNew) << name.str() << " means " << it->second << " and "
                       << target.str();
  };
  for (const ShippedTarget &shipped : getShippedTargets()) {
    add(shipped.name, shipped.name);
    for (StringRef alias : llvm::split(shipped.aliases, ' '))
      add(alias, shipped.name);
  }
  // A chip may have the name of its default target.
  for (const ShippedTarget &shipped : getShippedTargets()) {
    auto it = meaning.find(shipped.chip.str());
    if (it != meaning.end()) {
      EXPECT_EQ(it->second, findTargetForChip(shipped.chip)->str());
    }
  }
}

TEST(ShippedTargets, EveryChipHasOneDefault) {
  std::map<std::string, unsigned> defaults;
  for (const ShippedTarget &shipped : getShippedTargets())
    defaults[shipped.chip.str()] += shipped.isChipDefault;
  for (const auto &[chip, count] : defaults)
    EXPECT_EQ(count, 1u) << chip;
}

TEST(ShippedTargets, NoSourceIsIdle) {
  for (const ShippedTarget &shipped : getShippedTargets()) {
    TargetFile file = llvm::cantFail(
        parseTargetFile(llvm::MemoryBufferRef(shipped.text, shipped.name)));
    std::string cited = llvm::join(file.model.notes, " ");
    for (const StatedFigure &stated : file.figures)
      cited += " " + stated.figure.source;
    for (const TargetSource &source : file.model.sources)
      EXPECT_TRUE(StringRef(cited).contains(source.key))
          << shipped.name.str() << " never cites " << source.key;
  }
}

TEST(ShippedTargets, H100Peaks) {
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::BF16), 989.4e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::F16), 989.4e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::F8), 1978.9e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::I8), 1978.9e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::TF32), 494.7e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::F64), 66.9e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Vector, P::F32), 66.9e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Vector, P::F64), 33.5e12);
  EXPECT_EQ(getPeak("h100-sxm", U::Vector, P::BF16), 133.8e12);
  // No f32 on the tensor cores, and no rate of its own for each accumulator.
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::F32), 0);
  EXPECT_EQ(getPeak("h100-sxm", U::Tensor, P::F16, P::F32), 989.4e12);
}

TEST(ShippedTargets, H100Ridges) {
  EXPECT_EQ(get("h100-sxm").hbm.bytesPerSecond->value, 3.35e12);
  // 989.4 / 3.35, 1978.9 / 3.35, 494.7 / 3.35, 66.9 / 3.35, 133.8 / 3.35.
  EXPECT_NEAR(getRidge("h100-sxm", U::Tensor, P::BF16), 295.34, 0.005);
  EXPECT_NEAR(getRidge("h100-sxm", U::Tensor, P::F8), 590.72, 0.005);
  EXPECT_NEAR(getRidge("h100-sxm", U::Tensor, P::TF32), 147.67, 0.005);
  EXPECT_NEAR(getRidge("h100-sxm", U::Vector, P::F32), 19.97, 0.005);
  EXPECT_NEAR(getRidge("h100-sxm", U::Vector, P::F16), 39.94, 0.005);
  // 989.4 / 6.65: the ridge against L2.
  EXPECT_NEAR(989.4e12 / get("h100-sxm").l2.bytesPerSecond->value, 148.8, 0.05);
}

TEST(ShippedTargets, H100Units) {
  const TargetModel &h100 = get("h100-sxm");
  EXPECT_EQ(h100.unitCount->value, 132);
  // 132 x 16 x 1.83 GHz and 132 x 128 B x 1.83 GHz: the matrix clock.
  EXPECT_DOUBLE_EQ(h100.specialOpsPerSecond->value, 132 * 16 * 1.83e9);
  EXPECT_NEAR(h100.specialOpsPerSecond->value, 3.8650e12, 0.0001e12);
  EXPECT_DOUBLE_EQ(h100.smem.bytesPerSecond->value, 132 * 128 * 1.83e9);
  EXPECT_EQ(h100.smemBytesPerUnit->value, 228 * 1024);
  EXPECT_EQ(h100.maxSmemBytesPerBlock->value, 232448) << "227 KiB";
  EXPECT_EQ(h100.registerBytesPerUnit->value, 256 * 1024);
  EXPECT_EQ(h100.l2.capacityBytes->value, 50 * 1024 * 1024);
  EXPECT_EQ(h100.hbm.capacityBytes->value, 80e9);
  EXPECT_EQ(h100.hbm.lineBytes->value, 32);
  EXPECT_EQ(h100.warpWidth->value, 32);
  EXPECT_EQ(h100.launchLatencySeconds->value, 1e-6);
}

TEST(ShippedTargets, H200DiffersInMemory) {
  EXPECT_EQ(getPeak("h200", U::Tensor, P::BF16), 989.4e12);
  EXPECT_EQ(get("h200").hbm.bytesPerSecond->value, 4.8e12);
  // 989.4 / 4.8.
  EXPECT_NEAR(getRidge("h200", U::Tensor, P::BF16), 206.125, 0.0005);
}

TEST(ShippedTargets, GeForceAccumulatesAtHalfRate) {
  EXPECT_EQ(getPeak("rtx4090", U::Tensor, P::F16, P::F16), 330.3e12);
  EXPECT_EQ(getPeak("rtx4090", U::Tensor, P::F16, P::F32), 165.2e12);
  EXPECT_EQ(getPeak("rtx4090", U::Tensor, P::F8, P::F32), 330.3e12);
  EXPECT_EQ(getPeak("rtx4090", U::Tensor, P::BF16, P::F32), 165.2e12);
}

TEST(ShippedTargets, BlocksGetOneKibibyteLess) {
  EXPECT_EQ(get("v100").maxSmemBytesPerBlock->value, 96 * 1024);
  EXPECT_EQ(get("t4").maxSmemBytesPerBlock->value, 64 * 1024);
  EXPECT_EQ(get("a100").maxSmemBytesPerBlock->value, 163 * 1024);
  EXPECT_EQ(get("rtx4090").maxSmemBytesPerBlock->value, 99 * 1024);
  EXPECT_EQ(get("b200").maxSmemBytesPerBlock->value, 227 * 1024);
}

/// wgmma and tcgen05 take operands from shared memory, and blocks of their
/// chips form clusters.
TEST(ShippedTargets, MatrixTilesAndClusters) {
  for (const ShippedTarget &shipped : getShippedTargets()) {
    TargetModel target = getModel(shipped.text);
    bool isHopper = target.chip == "sm_90";
    bool isBlackwell = target.chip == "sm_100" || target.chip == "sm_103";
    ASSERT_EQ(target.matrixTileRows.has_value(), isHopper || isBlackwell)
        << target.name;
    ASSERT_EQ(target.maxBlocksPerCluster.has_value(), isHopper || isBlackwell);
    if (!target.matrixTileRows)
      continue;
    EXPECT_EQ(target.matrixTileRows->value, isHopper ? 64 : 128);
    EXPECT_EQ(target.matrixTileColumns->value, 256);
    EXPECT_EQ(target.maxBlocksPerCluster->value, 16);
  }
}

TEST(ShippedTargets, OtherVendors) {
  EXPECT_EQ(getPeak("mi300x", U::Tensor, P::BF16), 1307.4e12);
  EXPECT_EQ(get("mi300x").warpWidth->value, 64);
  // The Infinity Cache: the last cache that all compute units share.
  EXPECT_EQ(get("mi300x").l2.capacityBytes->value, 256 * 1024 * 1024);
  EXPECT_EQ(get("mi300x").l2.bytesPerSecond->value, 17.2e12);
  EXPECT_FALSE(get("mi300x").specialOpsPerSecond);
  EXPECT_EQ(getPeak("tpu-v5p", U::Tensor, P::BF16), 459e12);
  EXPECT_EQ(getPeak("trainium2", U::Vector, P::F32), 8e12);
  EXPECT_EQ(getPeak("grace-72c", U::Vector, P::F32), 7.14e12);
  // An unknown clock leaves the peak unknown, not zero.
  EXPECT_TRUE(get("graviton4").rates.empty());
}

TEST(ShippedTargets, V100L2FromBytesPerClock) {
  // 2048 B/clk x 1.53 GHz = 3.13 TB/s.
  EXPECT_DOUBLE_EQ(get("v100").l2.bytesPerSecond->value, 2048 * 1.53e9);
  EXPECT_EQ(get("v100").l2.bytesPerSecond->provenance, Provenance::Derived);
}

} // namespace
