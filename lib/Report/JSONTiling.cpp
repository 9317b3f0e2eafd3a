//===- JSONTiling.cpp - Tiles as JSON -------------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"

using namespace mlir::roofline;
using llvm::StringRef;

void JSONReport::addTiling(const ReportTiling *tiling) {
  if (!tiling)
    return addNull("tiling");
  auto addLevelBytes = [&](StringRef key,
                           const std::optional<LevelTraffic> &level) {
    level ? addCount(key, level->getModelled()) : addNull(key);
  };
  const Tiling &tiles = tiling->tiling;
  json.attributeObject("tiling", [&] {
    if (tiles.sizes)
      addList("sizes", {tiles.sizes->m, tiles.sizes->n, tiles.sizes->k});
    else
      addNull("sizes");
    addList("cluster", {tiles.cluster.m, tiles.cluster.n});
    addText("source", stringify(tiles.source));
    addFlag("feasible", tiles.feasible);
    tiles.why.empty() ? addNull("why") : addText("why", tiles.why);
    if (!tiles.sizes)
      return;
    addList("loops", tiles.box);
    if (tiles.registerTile)
      addList("register_tile", {tiles.registerTile->m, tiles.registerTile->n});
    else
      addNull("register_tile");
    json.attribute("stages", kTileStages);
    addKnownCount("smem_bytes_per_block", tiles.smemBytesPerBlock);
    addKnownCount("accumulator_bytes_per_block", tiles.accumulatorBytes);
    addLevelBytes("l2_bytes", tiling->traffic.l2);
    addLevelBytes("smem_bytes", tiling->traffic.smem);
    json.attributeObject("lower_bound", [&] {
      addKnownCount("hbm_bytes", tiling->bounds.hbm);
      addKnownCount("l2_bytes", tiling->bounds.l2);
    });
    const std::optional<TilingTimes> &times = tiling->times;
    addKnownCount("blocks",
                  times ? std::optional(times->blocks) : std::nullopt);
    addKnownCount("waves", times ? times->waves : std::nullopt);
    addRoofs(times ? llvm::ArrayRef<RoofTime>(times->roofs)
                   : llvm::ArrayRef<RoofTime>());
    bool hasRoofs = times && !times->roofs.empty();
    addRoof("bound_by",
            hasRoofs ? std::optional(times->roofs.front().roof) : std::nullopt);
    addNumber("time_s", times ? std::optional(times->seconds) : std::nullopt);
  });
}
