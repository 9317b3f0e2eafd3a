//===- WarpAccess.h - Addresses of the lanes of warps -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_WARPACCESS_H
#define ROOFLINE_LIB_ANALYSIS_WARPACCESS_H

#include "ElementAccess.h"
#include "TurnCounter.h"
#include "roofline/Access/WarpUse.h"
#include "llvm/ADT/SetVector.h"
#include <functional>

namespace mlir::roofline {

/// The instructions that `access` takes; none where that is not known. A vector
/// of several rows takes one for each.
SmallVector<WarpMove, 1> getWarpMoves(const ElementAccess &access,
                                      const CostContext &context);

/// In bytes, where a lane has its piece of `move`; empty where it is not known
/// how far apart the elements of its buffer are.
std::optional<Expr> getAddress(const WarpMove &move,
                               const CostContext &context);

/// A move, and what it is in single turns of loops around it.
struct WarpMoveInTurns {
  WarpMove whole;
  /// What the move is in `fixed` turns, which may be known where nothing is of
  /// all turns together; empty where it is no move then.
  std::function<std::optional<WarpMove>(ArrayRef<FixedTurn> fixed)> inTurns;
  /// The loops that decide on indices of which nothing is known.
  llvm::SmallSetVector<const Symbol *, 4> deciding;
};

/// `move` with every index as its formula is in single turns.
WarpMoveInTurns followFormulas(WarpMove move);

/// What is touched over all executions of an instruction, as in `WarpUse`.
struct WarpTotals {
  /// How often a warp executes it with some lane.
  Expr executions;
  Expr distinctBytes, sectors;
  /// The fewest sectors that the distinct bytes fit into, and no less than one
  /// for each execution.
  Expr leastSectors;
  Expr wavefronts, leastWavefronts;

  WarpTotals &operator+=(const WarpTotals &rhs);
};

/// What all warps of the launch of `turns` touch for `move`, in all turns
/// there. `executions` is how often a warp gets to it. Exact where the indices
/// and the guards are sums of scaled blocks, threads and loops in numbers, or
/// are so in each turn of loops of few turns, or are numbers for each thread of
/// a block; else what the warps of one block do in the first turn of all loops
/// stands for the others. Empty where the addresses of the lanes are not known.
/// `isData` tells what the kernel has read or made.
std::optional<WarpTotals>
countWarpMove(const WarpMoveInTurns &move, const TurnCounter &turns,
              const Expr &executions, const WarpMemory &memory,
              const CostContext &context,
              llvm::function_ref<bool(const Expr &)> isData);

/// How often a warp of `launch` comes, with some lane, to what stands in
/// `loops` and happens where `guard` holds; empty where that is not known
/// exactly.
std::optional<Expr> countWarps(const LaunchShape &launch,
                               ArrayRef<LoopRange> loops, const Guard &guard);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_WARPACCESS_H
