//===- Tiling.cpp - Tiles on a device -------------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/Tiling.h"
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

static std::string formatKiB(double bytes) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6g KiB", bytes / 1024);
  return text;
}

namespace {
/// Gathers what keeps a block from running, and what is not known.
class FitCheck {
public:
  FitCheck(Tiling &tiling, const TargetModel &target)
      : tiling(tiling), target(target) {}

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
    std::string compared = "sums take " + formatKiB(needs) + " of the " +
                           formatKiB(has) + " of registers";
    if (needs > has)
      reject(compared);
    else if (needs * kAccumulatorShare > has)
      doubt(compared + ", and the rest may not do for operands and addresses");
  }

  void checkSharedMemory() {
    const std::optional<Figure> &most = getSMemPerBlock(target);
    if (!most)
      return doubtFigure("its shared memory");
    if (!tiling.smemBytesPerBlock)
      return doubt("the operands of a tile have an open size");
    double needs = tiling.smemBytesPerBlock->toDouble();
    if (needs > most->value)
      reject("operands take " + formatKiB(needs) + " of the " +
             formatKiB(most->value) + " of shared memory of a block");
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
  const TargetModel &target;
};
} // namespace

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

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
  tiling.registerTile = chooseRegisterTile(problem, sizes, target);
  Expr stages = counter.countStageBytes(tiling.box) * kTileStages;
  if (stages.isConstant())
    tiling.smemBytesPerBlock = stages.getCount();
  FitCheck(tiling, target).run();
  if (isDescribed(target.l2))
    tiled.traffic.l2 = counter.countL2(tiling.box, cluster);
  if (isDescribed(target.smem) && tiling.registerTile)
    tiled.traffic.smem = counter.countSMem(tiling.box, *tiling.registerTile);
  return tiled;
}
