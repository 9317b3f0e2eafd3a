//===- TilingTimes.cpp - How long tiles take ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/TilingTimes.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace mlir::roofline;

double mlir::roofline::getWaveFactor(double blocks, const TargetModel &target) {
  if (!target.unitCount || blocks == 0)
    return 1;
  double units = target.unitCount->value;
  return std::ceil(blocks / units) * units / blocks;
}

/// What blocks compute, over what there is to compute.
static double getPadding(const TileProblem &problem, const TileBox &box) {
  double padding = 1;
  for (auto [extent, side] : llvm::zip_equal(problem.nest.extents, box))
    padding *= Expr::ceilDiv(extent, side).toDouble() * double(side) /
               extent.toDouble();
  return padding;
}

static void addLevel(Roof::Kind kind, const std::optional<LevelTraffic> &level,
                     const MemoryLevel &memory, double factor,
                     TilingTimes &times) {
  if (level && memory.bytesPerSecond && !level->getTimed().isZero())
    times.roofs.push_back({kind, level->getTimed().toDouble() /
                                     memory.bytesPerSecond->value * factor});
}

TilingTimes mlir::roofline::timeTiles(const TileProblem &problem,
                                      const TiledTraffic &tiled,
                                      llvm::ArrayRef<RoofTime> untiled,
                                      const TargetModel &target) {
  TilingTimes times;
  if (problem.nest.getNumPoints().isZero())
    return times;
  const TileBox &box = tiled.tiling.box;
  TileCounter counter(problem);
  Expr blocks = 1;
  for (LoopRole role : {LoopRole::Batch, LoopRole::M, LoopRole::N})
    blocks *= counter.countTiles(role, box);
  times.blocks = blocks.getCount().value_or(Count::overflow());
  if (target.unitCount)
    times.waves = times.blocks.ceilDiv(int64_t(target.unitCount->value));

  double waveFactor = getWaveFactor(blocks.toDouble(), target);
  for (const RoofTime &time : untiled)
    if (time.roof.getKind() == Roof::Kind::HBM)
      times.roofs.push_back(time);
  addLevel(Roof::Kind::L2, tiled.traffic.l2, target.l2, 1, times);
  addLevel(Roof::Kind::SMem, tiled.traffic.smem, target.smem, waveFactor,
           times);
  double padding = getPadding(problem, box);
  for (const RoofTime &time : untiled)
    if (!time.roof.isMemory())
      times.roofs.push_back({time.roof, time.seconds * (waveFactor * padding)});
  // Stable, so that memory stays before compute among equals.
  llvm::stable_sort(times.roofs, [](const RoofTime &a, const RoofTime &b) {
    return a.seconds > b.seconds;
  });
  if (!times.roofs.empty())
    times.seconds = times.roofs.front().seconds;
  return times;
}
