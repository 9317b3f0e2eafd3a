//===- Launch.cpp - How a launch fills a GPU ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Launch.h"
#include "roofline/Cost/Roofline.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cmath>

using namespace mlir::roofline;

LaunchFacts
LaunchFacts::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  LaunchFacts result = *this;
  for (Sizes *sizes : {&result.grid, &result.block})
    for (Expr &size : *sizes)
      size = change(size);
  if (result.cluster)
    for (Expr &size : *result.cluster)
      size = change(size);
  if (result.warpsPerBlock)
    result.warpsPerBlock = change(*result.warpsPerBlock);
  for (Expr *count :
       {&result.smemBytesPerBlock, &result.usefulSlots, &result.issuedSlots,
        &result.usefulAccesses, &result.issuedAccesses, &result.wantedBytes,
        &result.sectorBytesRead, &result.sectorBytesWritten,
        &result.leastSectorBytes, &result.wavefronts, &result.leastWavefronts})
    *count = change(*count);
  return result;
}

llvm::StringRef mlir::roofline::stringify(LaunchLimit limit) {
  switch (limit) {
  case LaunchLimit::Blocks:
    return "blocks";
  case LaunchLimit::Threads:
    return "threads";
  case LaunchLimit::SMem:
    return "smem";
  case LaunchLimit::Registers:
    return "registers";
  }
  llvm_unreachable("unknown limit");
}

//===----------------------------------------------------------------------===//
// Occupancy
//===----------------------------------------------------------------------===//

namespace {
/// Finds the tightest of several limits; the first among equals.
class Occupancy {
public:
  explicit Occupancy(LaunchFit &fit) : fit(fit) {}

  /// Of `available`, which a target may not give, each block takes `used`.
  void limit(LaunchLimit by, const std::optional<Figure> &available,
             int64_t used) {
    if (!available || used <= 0)
      return;
    int64_t blocks = static_cast<int64_t>(available->value) / used;
    if (fit.blocksPerUnit && *fit.blocksPerUnit <= blocks)
      return;
    fit.blocksPerUnit = blocks;
    fit.limitedBy = by;
  }

  void forget() {
    fit.blocksPerUnit.reset();
    fit.limitedBy.reset();
  }

  /// A block that takes more than `available` cannot run at all.
  void require(LaunchLimit by, const std::optional<Figure> &available,
               int64_t used) {
    if (!available || used <= available->value)
      return;
    fit.blocksPerUnit = 0;
    fit.limitedBy = by;
  }

private:
  LaunchFit &fit;
};
} // namespace

static void findOccupancy(const LaunchFacts &launch, const TargetModel &target,
                          LaunchFit &fit) {
  constexpr int64_t kBytesPerRegister = 4;
  std::optional<int64_t> threads = launch.getThreadsPerBlock().getInt64();
  std::optional<int64_t> smem = launch.smemBytesPerBlock.getInt64();
  if (!threads || !smem)
    return;
  // A warp takes the room of all its lanes.
  int64_t room = *threads;
  if (target.warpWidth)
    room = llvm::alignTo(room, static_cast<int64_t>(target.warpWidth->value));
  int64_t reserved =
      target.reservedSmemBytesPerBlock
          ? static_cast<int64_t>(target.reservedSmemBytesPerBlock->value)
          : 0;
  Occupancy occupancy(fit);
  occupancy.limit(LaunchLimit::Threads, target.maxThreadsPerUnit, room);
  occupancy.limit(LaunchLimit::Blocks, target.maxBlocksPerUnit, 1);
  if (*smem > 0)
    occupancy.limit(LaunchLimit::SMem, target.smemBytesPerUnit,
                    *smem + reserved);
  if (launch.registersPerThread)
    occupancy.limit(LaunchLimit::Registers, target.registerBytesPerUnit,
                    *launch.registersPerThread * room * kBytesPerRegister);
  // How many share a unit is not known by the other limits alone.
  if (!target.maxThreadsPerUnit)
    occupancy.forget();
  occupancy.require(LaunchLimit::Threads, target.maxThreadsPerBlock, *threads);
  occupancy.require(LaunchLimit::SMem, target.maxSmemBytesPerBlock, *smem);
}

static void findWaves(const TargetModel &target, LaunchFit &fit) {
  if (!target.unitCount || !fit.blocks || *fit.blocks <= 0)
    return;
  int64_t blocks = *fit.blocks;
  auto units = static_cast<int64_t>(target.unitCount->value);
  fit.activeUnits = std::min(blocks, units);
  int64_t rounds = llvm::divideCeil(blocks, units);
  fit.utilisation =
      static_cast<double>(blocks) / (static_cast<double>(units) * rounds);
  if (!fit.blocksPerUnit || *fit.blocksPerUnit == 0)
    return;
  int64_t perWave = units * *fit.blocksPerUnit;
  fit.waves = llvm::divideCeil(blocks, perWave);
  fit.lastWaveFill =
      static_cast<double>(blocks - (*fit.waves - 1) * perWave) / perWave;
}

/// `useful` of `issued` lanes of warps `width` wide, as lanes of one.
static std::optional<double> getLanes(const Expr &useful, const Expr &issued,
                                      const std::optional<Figure> &width) {
  std::optional<double> share = getRatio(useful, issued);
  return width && share ? std::optional(width->value * *share) : std::nullopt;
}

LaunchFit mlir::roofline::fitLaunch(const LaunchFacts &launch,
                                    const TargetModel &target) {
  LaunchFit fit;
  fit.blocks = launch.getBlocks().getInt64();
  findOccupancy(launch, target, fit);
  findWaves(target, fit);
  fit.activeLanes =
      getLanes(launch.usefulSlots + launch.usefulAccesses,
               launch.issuedSlots + launch.issuedAccesses, target.warpWidth);
  fit.coalescing = getRatio(launch.wantedBytes,
                            launch.sectorBytesRead + launch.sectorBytesWritten);
  fit.bankConflicts = getRatio(launch.wavefronts, launch.leastWavefronts);
  return fit;
}

//===----------------------------------------------------------------------===//
// Levers
//===----------------------------------------------------------------------===//

/// How much faster the kernel is where the times of the roofs that `matches`
/// accepts are `share` of what they are.
static std::optional<double>
getSpeedup(const Verdict &verdict, double share,
           llvm::function_ref<bool(Roof)> matches) {
  if (verdict.roofs.empty())
    return std::nullopt;
  double now = verdict.roofs.front().seconds, then = 0;
  for (const RoofTime &time : verdict.roofs)
    then = std::max(then, time.seconds * (matches(time.roof) ? share : 1));
  return now / then;
}

static bool usesLanes(Roof roof) {
  return roof.getKind() == Roof::Kind::Vector ||
         roof.getKind() == Roof::Kind::Special;
}

static void addIdleLanes(const LaunchFacts &launch, const Verdict &verdict,
                         const TargetModel &target,
                         std::vector<Lever> &levers) {
  LaunchFit fit = fitLaunch(launch, target);
  if (!fit.activeLanes)
    return;
  double width = target.warpWidth->value;
  auto idle = static_cast<int64_t>(std::floor(width - *fit.activeLanes));
  if (idle < 1)
    return;
  double share = 1;
  if (auto lanes =
          getLanes(launch.usefulSlots, launch.issuedSlots, target.warpWidth))
    share = *lanes / width;
  levers.push_back({"lanes", getSpeedup(verdict, share, usesLanes),
                    std::to_string(idle) + " of " +
                        std::to_string(static_cast<int64_t>(width)) +
                        " lanes idle"});
}

static void addIdleUnits(const LaunchFacts &launch, const Verdict &verdict,
                         const TargetModel &target,
                         std::vector<Lever> &levers) {
  // What a last round leaves idle is not worth a word below this.
  constexpr double kMinSpeedup = 1.05;
  LaunchFit fit = fitLaunch(launch, target);
  if (!fit.activeUnits || fit.utilisation == 1)
    return;
  std::optional<double> speedup =
      getSpeedup(verdict, fit.utilisation, isOfUnits);
  auto units = static_cast<int64_t>(target.unitCount->value);
  bool isFew = *fit.blocks < units;
  if (!isFew && speedup.value_or(1) < kMinSpeedup)
    return;
  std::string name = target.unitName + "s";
  std::string why = std::to_string(*fit.blocks) +
                    (*fit.blocks == 1 ? " block uses " : " blocks use ") +
                    std::to_string(*fit.activeUnits) + " of " +
                    std::to_string(units) + " " + name;
  if (!isFew) {
    int64_t rest = *fit.blocks % units;
    why = std::to_string(*fit.blocks) + " blocks on " + std::to_string(units) +
          " " + name + " leave " + std::to_string(rest) + " for the last round";
  }
  levers.push_back({"blocks", speedup, why});
}

/// "3.2": a ratio in words.
static std::string formatTimes(double ratio) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.3g", ratio);
  return text;
}

/// What would be left of the work of shared memory if no bank were asked twice.
static double getShareWithoutConflicts(const LaunchFacts &launch,
                                       const Verdict &verdict,
                                       const TargetModel &target) {
  Expr excess = launch.wavefronts - launch.leastWavefronts;
  double bytes = 0;
  for (const RoofDemand &demand : verdict.demands)
    if (demand.roof.getKind() == Roof::Kind::SMem)
      for (const Demand &part : demand.parts)
        bytes += part.amount.isConstant() ? part.amount.toDouble() : 0;
  if (bytes <= 0 || !excess.isConstant() || !target.smemBanks)
    return 1;
  double saved = excess.toDouble() * target.smemBanks->value * kBankBytes;
  return std::max(0.0, 1 - saved / bytes);
}

static void addAccessPatterns(const LaunchFacts &launch, const Verdict &verdict,
                              const TargetModel &target,
                              std::vector<Lever> &levers) {
  // What is off by less is not worth a word.
  constexpr double kMinRatio = 1.25;
  LaunchFit fit = fitLaunch(launch, target);
  if (fit.bankConflicts && *fit.bankConflicts >= kMinRatio)
    levers.push_back(
        {"bank-conflicts",
         getSpeedup(
             verdict, getShareWithoutConflicts(launch, verdict, target),
             [](Roof roof) { return roof.getKind() == Roof::Kind::SMem; }),
         "bank conflicts make shared memory deliver " +
             formatTimes(*fit.bankConflicts) + " times as often as it had to"});
  // What caches make of it is not known here, so neither is the gain.
  std::optional<double> sectors =
      getRatio(launch.sectorBytesRead + launch.sectorBytesWritten,
               launch.leastSectorBytes);
  if (sectors && *sectors >= kMinRatio)
    levers.push_back({"coalesce", std::nullopt,
                      "warps touch " + formatTimes(*sectors) +
                          " times as many sectors as could hold what they "
                          "want, which L2 delivers unless they are still near "
                          "the core"});
}

/// Why not even one block can run.
static std::string describeMisfit(const LaunchFacts &launch, LaunchLimit limit,
                                  const TargetModel &target) {
  // The figure for a block where it is the one that is too small.
  auto compare = [](int64_t used, const std::optional<Figure> &ofBlock,
                    const std::optional<Figure> &ofUnit, llvm::StringRef what) {
    bool byBlock = ofBlock && used > ofBlock->value;
    const std::optional<Figure> &most = byBlock ? ofBlock : ofUnit;
    return ("a block of " + llvm::Twine(used) + " " + what + " cannot run, " +
            (byBlock ? "it may have " : "there are ") +
            llvm::Twine(most ? static_cast<int64_t>(most->value) : 0))
        .str();
  };
  switch (limit) {
  case LaunchLimit::Threads:
    return compare(*launch.getThreadsPerBlock().getInt64(),
                   target.maxThreadsPerBlock, target.maxThreadsPerUnit,
                   "threads");
  case LaunchLimit::SMem:
    return compare(*launch.smemBytesPerBlock.getInt64(),
                   target.maxSmemBytesPerBlock, target.smemBytesPerUnit,
                   "bytes of shared memory");
  case LaunchLimit::Registers:
    return "a block with so many registers cannot run";
  case LaunchLimit::Blocks:
    return "no block can run";
  }
  llvm_unreachable("unknown limit");
}

std::vector<Lever> mlir::roofline::findLaunchLevers(const LaunchFacts &launch,
                                                    const Verdict &verdict,
                                                    const TargetModel &target) {
  std::vector<Lever> levers;
  addIdleLanes(launch, verdict, target, levers);
  addIdleUnits(launch, verdict, target, levers);
  addAccessPatterns(launch, verdict, target, levers);
  llvm::stable_sort(levers, [](const Lever &a, const Lever &b) {
    return a.speedup.value_or(0) > b.speedup.value_or(0);
  });
  LaunchFit fit = fitLaunch(launch, target);
  if (fit.blocksPerUnit && *fit.blocksPerUnit == 0)
    levers.insert(levers.begin(),
                  {"block-size", std::nullopt,
                   describeMisfit(launch, *fit.limitedBy, target)});
  return levers;
}
