//===- Tiling.cpp - Tiles on a device -------------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/Tiling.h"
#include "roofline/Tiling/ChipFit.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using llvm::StringRef;

StringRef mlir::roofline::stringify(TilingSource source) {
  switch (source) {
  case TilingSource::Search:
    return "search";
  case TilingSource::Option:
    return "option";
  case TilingSource::Attribute:
    return "attribute";
  }
  llvm_unreachable("unknown source");
}

//===----------------------------------------------------------------------===//
// What fits
//===----------------------------------------------------------------------===//

std::string mlir::roofline::formatKiB(double bytes) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6g KiB", bytes / 1024);
  return text;
}

/// "sums take 512 KiB of the 256 KiB of registers".
static std::string compareRegisters(double needs, double has) {
  return "sums take " + formatKiB(needs) + " of the " + formatKiB(has) +
         " of registers";
}

std::string mlir::roofline::findRegisterOverflow(Count bytes,
                                                 const TargetModel &target) {
  const std::optional<Figure> &has = target.registerBytesPerUnit;
  return has && bytes.toDouble() > has->value
             ? compareRegisters(bytes.toDouble(), has->value)
             : "";
}

namespace {
/// Gathers what keeps a block from running, and what is not known.
class FitCheck {
public:
  /// `isBound`: `tiling` has the most shared memory that a block may need.
  FitCheck(Tiling &tiling, bool isBound, const TargetModel &target)
      : tiling(tiling), isBound(isBound), target(target) {}

  void run() {
    tiling.feasible = true;
    checkRegisters();
    checkSharedMemory();
    checkCluster();
  }

private:
  /// What certainly does not fit outweighs what is not known.
  void reject(std::string why) {
    if (tiling.feasible == false)
      return;
    tiling.feasible = false;
    tiling.why = std::move(why);
  }
  void doubt(std::string why) {
    if (tiling.feasible != true)
      return;
    tiling.feasible.reset();
    tiling.why = std::move(why);
  }
  void doubtFigure(StringRef what) {
    doubt(target.name + " says nothing of " + what.str());
  }

  void checkRegisters() {
    if (!target.registerBytesPerUnit)
      return doubtFigure("its registers");
    double has = target.registerBytesPerUnit->value;
    double needs = tiling.accumulatorBytes.toDouble();
    if (std::string overflow =
            findRegisterOverflow(tiling.accumulatorBytes, target);
        !overflow.empty())
      reject(std::move(overflow));
    else if (needs * kAccumulatorShare > has)
      doubt(compareRegisters(needs, has) +
            ", and the rest may not do for operands and addresses");
  }

  void checkSharedMemory() {
    const std::optional<Figure> &most = getSMemPerBlock(target);
    if (!most)
      return doubtFigure("its shared memory");
    if (!tiling.smemBytesPerBlock)
      return doubt("the operands of a tile have an open size");
    double needs = tiling.smemBytesPerBlock->toDouble();
    if (needs <= most->value)
      return;
    std::string compared = formatKiB(needs) + " of the " +
                           formatKiB(most->value) +
                           " of shared memory of a block";
    isBound ? doubt("operands may take " + compared)
            : reject("operands take " + compared);
  }

  void checkCluster() {
    if (tiling.cluster.isSingle())
      return;
    if (!target.maxBlocksPerCluster)
      return doubtFigure("clusters of blocks");
    double blocks = double(tiling.cluster.m) * tiling.cluster.n;
    if (blocks > target.maxBlocksPerCluster->value)
      reject("a cluster has at most " +
             std::to_string(int64_t(target.maxBlocksPerCluster->value)) +
             " blocks");
  }

  Tiling &tiling;
  bool isBound;
  const TargetModel &target;
};
} // namespace

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

UnitUse Tiling::getUse(const TargetModel &target) const {
  UnitUse use;
  use.busy = getBusyShare(blocks, target);
  if (!points.isZero())
    use.wanted = {points, computedPoints};
  return use;
}

Tiling Tiling::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  Tiling result = *this;
  for (Expr *size : {&result.blocks, &result.computedPoints, &result.points})
    *size = change(*size);
  return result;
}

/// Puts in how many blocks there are, and what they compute.
static void countBlocks(const TileProblem &problem, const TileCounter &counter,
                        Tiling &tiling) {
  tiling.blocks = tiling.computedPoints = 1;
  for (LoopRole role : {LoopRole::Batch, LoopRole::M, LoopRole::N})
    tiling.blocks *= counter.countTiles(role, tiling.box);
  for (auto [extent, side] : llvm::zip_equal(problem.nest.extents, tiling.box))
    tiling.computedPoints *= Expr::ceilDiv(extent, side) * side;
  tiling.points = problem.nest.getNumPoints();
}

static bool isDescribed(const MemoryLevel &level) {
  return level.bytesPerSecond || level.capacityBytes;
}

TiledTraffic mlir::roofline::tile(const TileProblem &problem,
                                  const TileSizes &sizes, ClusterShape cluster,
                                  TilingSource source,
                                  const TargetModel &target) {
  TiledTraffic tiled;
  Tiling &tiling = tiled.tiling;
  tiling.source = source;
  tiling.sizes = sizes;
  tiling.cluster = cluster;
  tiling.accumulatorBytes =
      Count(sizes.m) * Count(sizes.n) * Count(problem.accumulatorBytes);
  tiling.why = problem.findObstacle();
  if (!tiling.why.empty())
    return tiled;

  TileCounter counter(problem);
  tiling.box = counter.makeBox(sizes);
  countBlocks(problem, counter, tiling);
  tiling.registerTile = chooseRegisterTile(problem, sizes, target);
  Expr stages = counter.countStageBytes(tiling.box) * kTileStages;
  if (stages.isConstant())
    tiling.smemBytesPerBlock = stages.getCount();
  bool isBound = llvm::any_of(problem.nest.accesses, [&](const Access &access) {
    return counter.isStaged(access) && access.isBounded();
  });
  FitCheck(tiling, isBound, target).run();
  if (isDescribed(target.l2))
    tiled.traffic.l2 = counter.countL2(tiling.box, cluster);
  if (isDescribed(target.smem) && tiling.registerTile)
    tiled.traffic.smem = counter.countSMem(tiling.box, *tiling.registerTile);
  return tiled;
}
