//===- Launch.h - How a launch fills a GPU ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts of a launch that say how it fills a device: blocks and threads,
// what a block needs of its unit, and how warps use lanes, sectors and banks.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_LAUNCH_H
#define ROOFLINE_COST_LAUNCH_H

#include "roofline/Support/Expr.h"
#include "roofline/Target/TargetModel.h"
#include <array>
#include <string>

namespace mlir::roofline {

/// What is known of one launch without a target but for the width of a warp.
struct LaunchFacts {
  using Sizes = std::array<Expr, 3>; ///< x, y, z

  Sizes grid;  ///< blocks
  Sizes block; ///< threads
  /// Blocks of a cluster; absent where no clusters are asked for.
  std::optional<Sizes> cluster;
  /// Absent where the target has no warps.
  std::optional<Expr> warpsPerBlock;
  /// Shared memory, both what the kernel declares and what the launch adds.
  Expr smemBytesPerBlock;
  /// Absent where the IR does not say.
  std::optional<int64_t> registersPerThread;
  /// Issue slots of arithmetic over all threads, and those that whole warps
  /// take for it. Of one execution.
  Expr usefulSlots, issuedSlots;
  /// Threads that load or store over all such instructions, and the lanes of
  /// the warps that do. Of one execution.
  Expr usefulAccesses, issuedAccesses;

  /// Of the loads and stores of main memory whose addresses are known: the
  /// bytes that whole warps want, each once per instruction, and those of the
  /// sectors that they touch. With no reuse between instructions, so much is
  /// read and written at the last cache. Of one execution.
  Expr wantedBytes, sectorBytesRead, sectorBytesWritten;
  /// Of those, what the fewest sectors hold that an instruction could touch for
  /// as many bytes: one, where all lanes want the same element.
  Expr leastSectorBytes;
  /// Of the accesses to shared memory whose addresses are known: how often its
  /// banks deliver, and how often they would without conflicts. Of one
  /// execution.
  Expr wavefronts, leastWavefronts;

  Expr getBlocks() const { return grid[0] * grid[1] * grid[2]; }
  Expr getThreadsPerBlock() const { return block[0] * block[1] * block[2]; }
  /// Every size of one launch replaced by what `change` makes of it.
  LaunchFacts transform(llvm::function_ref<Expr(const Expr &)> change) const;
};

/// What keeps more blocks from sharing a unit.
enum class LaunchLimit : uint8_t { Blocks, Threads, SMem, Registers };
/// "blocks", "threads", "smem", "registers".
llvm::StringRef stringify(LaunchLimit limit);

/// A launch on a target, as far as the numbers are known.
struct LaunchFit {
  std::optional<int64_t> blocks;
  /// The most blocks that share a unit, and why not more; zero where not even
  /// one block fits. Absent where the target does not say how many threads a
  /// unit holds.
  std::optional<int64_t> blocksPerUnit;
  std::optional<LaunchLimit> limitedBy;
  /// How often the units are filled with blocks, and how full they are the last
  /// time, from above 0 to 1.
  std::optional<int64_t> waves;
  std::optional<double> lastWaveFill;
  /// Units that get a block.
  std::optional<int64_t> activeUnits;
  /// Mean over all instructions of the lanes of a warp that have work.
  std::optional<double> activeLanes;
  /// Bytes wanted over bytes of sectors touched, above 0 to 1. Absent where no
  /// address is known.
  std::optional<double> coalescing;
  /// Wavefronts over those without conflicts, 1 or more.
  std::optional<double> bankConflicts;
};

/// How `launch` fills `target`.
LaunchFit fitLaunch(const LaunchFacts &launch, const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_LAUNCH_H
