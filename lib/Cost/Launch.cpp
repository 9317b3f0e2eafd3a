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
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

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
