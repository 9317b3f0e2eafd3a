//===- WarpUse.h - What the warps of a launch touch at a time ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One load or store of a kernel is executed by every warp of every block, in
// every turn of the loops around it. What that touches in all is counted
// exactly: of one block each warp is looked at lane by lane, with the lanes
// that bounds checks leave; blocks and turns only shift the addresses, so that
// those which begin at the same place in a sector are counted together, and
// those at the edge of a bound one by one.
//
// Example, rows of 70 f32 in blocks of 32 x 8 threads under `x < 70`: rows
// begin at bytes 0, 24, 16 and 8 of a sector. A warp that has 32 lanes left
// touches 4, 5, 5 and 5 sectors there, one that has 6 left 1, 2, 2 and 1.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_WARPUSE_H
#define ROOFLINE_ACCESS_WARPUSE_H

#include "roofline/Support/Count.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace mlir::roofline {

/// A loop around an instruction, or one over threads of a block.
struct WarpLoop {
  int64_t trips = 1;
  /// What each turn adds to the address.
  int64_t bytes = 0;
  /// What each turn adds to the value that each limit is on; one per limit.
  llvm::SmallVector<int64_t, 2> toLimits;
};

/// The lanes take part for which a value is at least `lower` and below `upper`.
/// The value is 0 in the first turn of all loops.
struct WarpLimit {
  int64_t lower = 0, upper = 0;
};

/// What an instruction does at a time.
struct WarpStep {
  /// Of each lane, in one piece.
  int64_t bytesPerLane = 0;
  /// Where the piece of each lane begins, in bytes from the address that the
  /// instruction has there. Lanes beyond the last take no part.
  llvm::SmallVector<int64_t, 32> offsets;
};

/// An instruction of all warps of a launch.
struct WarpInstruction {
  /// Lanes of a warp.
  int64_t width = 32;
  /// The address in the first turn of all loops.
  int64_t start = 0;
  /// The threads of a block, those that are next to each other first.
  llvm::SmallVector<WarpLoop, 6> threads;
  /// Blocks, and loops around the instruction.
  llvm::SmallVector<WarpLoop, 6> others;
  llvm::SmallVector<WarpLimit, 2> limits;
  /// Where not empty, what each thread of a block adds to the address beyond
  /// what the loops over threads do; nothing of those that take no part.
  llvm::SmallVector<std::optional<int64_t>, 0> ofThreads;
  /// Whether the address is that of the first lane for all: a matrix that a
  /// warp moves together.
  bool isUniform = false;
  llvm::SmallVector<WarpStep, 1> steps;
};

/// What is touched, over all executions.
struct WarpUse {
  /// How often a warp executes the instruction with some lane.
  Count executions = 0;
  /// Bytes that the lanes of a warp want at a time, each once.
  Count distinctBytes = 0;
  /// Sectors that these lie in.
  Count sectors = 0;
  /// How often banks of shared memory deliver, and would without conflicts.
  Count wavefronts = 0, leastWavefronts = 0;

  WarpUse &operator+=(const WarpUse &rhs);
  WarpUse operator*(Count factor) const;
};

/// Which memory an instruction goes to; the other number is 0.
struct WarpMemory {
  int64_t sectorBytes = 0; ///< of main memory
  int64_t numBanks = 0;    ///< of shared memory
};

/// Counts `instruction`. Empty where so many warps are at the edges of limits
/// that it would take long.
std::optional<WarpUse> countWarpUse(const WarpInstruction &instruction,
                                    const WarpMemory &memory);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_WARPUSE_H
