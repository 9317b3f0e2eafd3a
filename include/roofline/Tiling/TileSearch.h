//===- TileSearch.h - The best tiles ----------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles that nobody has chosen yet: those that take the least time of all that
// are known to fit. Sides of C are multiples of 16 up to 512, steps of the sum
// multiples of 16 up to 128; a side of a single row is 1. Among equally fast
// ones the smallest tile of C wins, then the one that reads the least from L2,
// then the longer step, then the one with more rows.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TILING_TILESEARCH_H
#define ROOFLINE_TILING_TILESEARCH_H

#include "roofline/Tiling/TilingTimes.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// The best tiles for `problem`, whose sizes are numbers, in `cluster`s, where
/// `untiled` are the roofs of one execution as they are without tiles. There
/// are no sizes, and `why` says why, where the target lacks the figures that
/// the search compares, or nothing fits.
TiledTraffic searchTiles(const TileProblem &problem, ClusterShape cluster,
                         llvm::ArrayRef<RoofTime> untiled,
                         const TargetModel &target);

/// Remembers searches, on any number of targets that outlive it.
class TileSearchCache {
public:
  explicit TileSearchCache(ClusterShape cluster) : cluster(cluster) {}

  /// `searchTiles`, of equal problems only once.
  const TiledTraffic &search(const TileProblem &problem,
                             llvm::ArrayRef<RoofTime> untiled,
                             const TargetModel &target);

private:
  ClusterShape cluster;
  llvm::StringMap<TiledTraffic> known;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TILING_TILESEARCH_H
