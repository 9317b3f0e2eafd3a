//===- LaunchShape.h - The loops that a launch is ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch runs its body once per thread of each block of a grid: six loops,
// z outside of y outside of x, blocks outside of threads. Loops over threads
// are cut where a warp begins, so that the number of a lane is that of inner
// loops alone, and where the kernel itself divides an id, so that the quotient
// and the remainder are sums of loops too. Blocks of 256 x 1 x 1 at 32 lanes:
//
//   for warp in 0..8 { for lane in 0..32 { thread_id x = 32 * warp + lane } }
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_LAUNCHSHAPE_H
#define ROOFLINE_INTERFACES_LAUNCHSHAPE_H

#include "roofline/Interfaces/Dimensions.h"
#include <array>

namespace mlir::roofline {

/// One per dimension: x, y, z.
using LaunchSizes = std::array<Expr, 3>;

/// What a kernel may ask about where it runs.
enum class LaunchQuantity : uint8_t {
  BlockId,
  ThreadId,
  GridSize,  ///< blocks of the grid
  BlockSize, ///< threads of a block
  GlobalId,  ///< of the thread in the grid
  ClusterId,
  ClusterBlockId, ///< of the block in its cluster
  ClusterCount,   ///< clusters of the grid
  ClusterSize,    ///< blocks of a cluster
  Lane,           ///< of the thread in its warp
  Warp,           ///< of the warp in its block
  WarpCount,      ///< warps of a block
  WarpWidth,
};

/// One loop of a launch.
struct LaunchLoop {
  /// What part of a launch its turns are.
  enum class Kind : uint8_t { Blocks, Warps, Lanes };

  Kind kind;
  LoopRange range;
};

/// What a target says of its warps and of what these access; 0 where it does
/// not.
struct WarpTraits {
  int64_t width = 0; ///< lanes of a warp
  /// Granularity of what is read from the last cache.
  int64_t sectorBytes = 0;
  /// Banks of shared memory.
  int64_t numBanks = 0;
};

/// Grid, blocks and loops of a launch.
struct LaunchShape {
  LaunchSizes grid, block;
  /// Absent where no clusters are asked for.
  std::optional<LaunchSizes> cluster;
  LaunchSizes blockId, threadId;
  WarpTraits warps;
  /// Outermost first. Loops of a single turn are left out. Without `hasLanes`
  /// those over threads are all of kind `Warps`.
  SmallVector<LaunchLoop, 6> loops;
  /// Whether the loops of kind `Lanes` are exactly the threads of one warp.
  bool hasLanes = false;
  /// Where there are lanes, the number of the one and of its warp.
  Expr lane, warp;

  Expr getNumBlocks() const { return grid[0] * grid[1] * grid[2]; }
  Expr getThreadsPerBlock() const { return block[0] * block[1] * block[2]; }
  /// Absent where the target has no warps.
  std::optional<Expr> getWarpsPerBlock() const {
    if (!warps.width)
      return std::nullopt;
    return Expr::ceilDiv(getThreadsPerBlock(), warps.width);
  }
  /// What `quantity` is, in the loops; `dim` is meaningless for those that have
  /// no dimensions. Empty where it is not known.
  std::optional<Expr> get(LaunchQuantity quantity, unsigned dim) const;
};

/// Whether `op` is run by every thread of a launch: a gpu.launch, or the body
/// of a kernel of the gpu dialect.
bool isLaunch(Operation *op);

/// Whether a launch may be in `root`: without the gpu dialect there is none,
/// and nobody need look for one.
bool mayHoldLaunches(Operation *root);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_LAUNCHSHAPE_H
