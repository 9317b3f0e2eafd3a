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

namespace mlir::roofline {

/// The instructions that `access` takes; none where that is not known. A vector
/// of several rows takes one for each.
SmallVector<WarpMove, 1> getWarpMoves(const ElementAccess &access,
                                      const CostContext &context);

/// What is touched over all executions of an instruction, as in `WarpUse`.
struct WarpTotals {
  Expr distinctBytes, sectors;
  /// The fewest sectors that the distinct bytes fit into, and no less than one
  /// for each execution.
  Expr leastSectors;
  Expr wavefronts, leastWavefronts;
};

/// What all warps of the launch of `turns` touch for `move`, in all turns
/// there. `executions` is how often a warp gets to it. Exact where the indices
/// and the guards are sums of scaled loops in numbers; else what the warps of
/// one block do in the first turn of all loops stands for the others. Empty
/// where the addresses of the lanes are not known.
std::optional<WarpTotals> countWarpMove(const WarpMove &move,
                                        const TurnCounter &turns,
                                        const Expr &executions,
                                        const WarpMemory &memory,
                                        const CostContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_WARPACCESS_H
