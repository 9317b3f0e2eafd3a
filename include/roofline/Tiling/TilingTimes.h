//===- TilingTimes.h - How long tiles take ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The times of a kernel cut into tiles. Main memory and L2 serve all units, so
// their bytes go at the full rate. Shared memory and arithmetic belong to a
// unit: blocks run in waves of one per unit, a wave takes as long as a whole
// tile however many units it leaves idle, and what a tile or a step of the sum
// computes beyond the border is computed all the same.
//
// Example, 8192 x 8192 x 8192 in tiles of 128 x 128 on 132 SMs: 4096 blocks are
// 31.03 waves, so 32, and arithmetic takes 32 * 132 / 4096 = 1.031 times what
// it would at the peak.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TILING_TILINGTIMES_H
#define ROOFLINE_TILING_TILINGTIMES_H

#include "roofline/Tiling/Tiling.h"

namespace mlir::roofline {

/// Times of one execution.
struct TilingTimes {
  Count blocks;
  /// The most blocks that one unit runs; absent where the number of units is
  /// not known, and then nothing is said of idle ones.
  std::optional<Count> waves;
  /// The slowest first, memory before compute among equals. A level or unit
  /// without a rate is left out.
  llvm::SmallVector<RoofTime, 4> roofs;
  /// That of the slowest; 0 without any.
  double seconds = 0;
};

/// The times of `tiled`, whose traffic is modelled and whose sizes are numbers.
/// `untiled` are the roofs of one execution as they are without
/// tiles; of these only hbm and the compute roofs are used.
TilingTimes timeTiles(const TiledTraffic &tiled,
                      llvm::ArrayRef<RoofTime> untiled,
                      const TargetModel &target);

/// The times of imposed `tiling`, which took part in the verdict that has
/// `roofs` for one execution.
TilingTimes recordTimes(const Tiling &tiling, llvm::ArrayRef<RoofTime> roofs,
                        const TargetModel &target);

/// What no tiles can go below, in bytes of one execution.
struct TileBounds {
  std::optional<Count> hbm;
  std::optional<Count> l2;
};

/// A product of P multiply-adds moves at least 2 P / sqrt(S) elements into a
/// memory that holds S of them (the leading term; Smith, Lowery, Langou, van de
/// Geijn, "A Tight I/O Lower Bound for Matrix Multiplication",
/// arXiv:1702.02017) and at least what it touches. A convolution that uses each
/// element of its image in R windows is a product of R times as many elements,
/// so that R S stands in the place of S.
///
/// What a unit holds of operands and sums is in its shared memory or its
/// registers, so that for L2 these are S, of one unit: units do not see each
/// other's memory, unless in clusters, where those of the cluster are. With
/// the shared memory alone the bound would be none, since sums are elsewhere.
/// For main memory S is all that is on the chip. Elements are those of the
/// smallest operand, of which most fit.
///
/// Absent where the target does not say how large a memory is, where sizes are
/// open, and where there are not two operands.
TileBounds computeTileBounds(const TileProblem &problem, ClusterShape cluster,
                             const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_TILING_TILINGTIMES_H
