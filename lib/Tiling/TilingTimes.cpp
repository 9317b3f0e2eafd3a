//===- TilingTimes.cpp - How long tiles take ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/TilingTimes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

TilingTimes mlir::roofline::recordTimes(const Tiling &tiling,
                                        llvm::ArrayRef<RoofTime> roofs,
                                        const TargetModel &target) {
  TilingTimes times;
  times.blocks = tiling.blocks.getCount().value_or(Count::overflow());
  if (target.unitCount)
    times.waves = times.blocks.ceilDiv(int64_t(target.unitCount->value));
  times.roofs.assign(roofs.begin(), roofs.end());
  // Stable, so that memory stays before compute among equals.
  llvm::stable_sort(times.roofs, [](const RoofTime &a, const RoofTime &b) {
    return a.seconds > b.seconds;
  });
  if (!times.roofs.empty())
    times.seconds = times.roofs.front().seconds;
  return times;
}

TilingTimes mlir::roofline::timeTiles(const TiledTraffic &tiled,
                                      llvm::ArrayRef<RoofTime> untiled,
                                      const TargetModel &target) {
  if (tiled.tiling.points.isZero())
    return TilingTimes();
  UnitUse use = tiled.tiling.getUse(target);
  llvm::SmallVector<RoofTime, 4> roofs;
  for (const RoofTime &time : untiled)
    if (time.roof.getKind() == Roof::Kind::HBM)
      roofs.push_back(time);
  auto addLevel = [&](Roof roof, const std::optional<LevelTraffic> &level,
                      const MemoryLevel &memory) {
    if (level && memory.bytesPerSecond && !level->getTimed().isZero())
      roofs.push_back(
          {roof, level->getTimed().toDouble() / memory.bytesPerSecond->value /
                     use.getShare(roof)});
  };
  addLevel(Roof::Kind::L2, tiled.traffic.l2, target.l2);
  addLevel(Roof::Kind::SMem, tiled.traffic.smem, target.smem);
  for (const RoofTime &time : untiled)
    if (!time.roof.isMemory())
      roofs.push_back({time.roof, time.seconds / use.getShare(time.roof)});
  return recordTimes(tiled.tiling, roofs, target);
}
