//===- InstructionMaker.h - Moves of warps in numbers -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_INSTRUCTIONMAKER_H
#define ROOFLINE_LIB_ANALYSIS_INSTRUCTIONMAKER_H

#include "TurnCounter.h"
#include "roofline/Access/WarpUse.h"

namespace mlir::roofline {

/// Writes a move as an instruction.
class InstructionMaker {
public:
  InstructionMaker(const TurnCounter &turns, const WarpMove &move)
      : turns(turns), launch(*turns.getLaunch()), move(move) {
    instruction.width = launch.warps.width;
    instruction.isUniform = !move.pieces.empty();
    // The fastest first.
    for (const LaunchLoop &loop : llvm::reverse(launch.loops))
      if (loop.kind != LaunchLoop::Kind::Blocks)
        threads.push_back(loop.range);
    for (const LoopRange &loop : turns.getLoops())
      if (llvm::none_of(threads, [&](const LoopRange &thread) {
            return thread.index == loop.index;
          }))
        others.push_back(loop);
  }

  /// Takes in `address`, in bytes. False where it is not known how the lanes of
  /// a warp lie to each other.
  bool setAddress(Expr address);
  /// Takes in the guards. False where they are not all limits in numbers.
  bool setLimits();
  /// Sets the instruction up for all turns; those of no known number become the
  /// factor that is returned. Empty where the turns of one loop depend on those
  /// of another.
  std::optional<Expr> setTurns();
  /// Sets it up for the warps of one block, in the first turn of all loops, and
  /// forgets limits that speak of others.
  void keepFirstTurn();

  const WarpInstruction &getInstruction() const { return instruction; }

private:
  bool setLanes(const Expr &address);
  void setSteps(ArrayRef<int64_t> ofLanes);

  const TurnCounter &turns;
  const LaunchShape &launch;
  const WarpMove &move;
  LoopStack threads, others;
  WarpInstruction instruction;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_INSTRUCTIONMAKER_H
