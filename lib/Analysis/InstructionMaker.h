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
  /// `loops` are those around, of which the trips are not decided by others.
  InstructionMaker(const LaunchShape &launch, ArrayRef<LoopRange> loops,
                   const Guard &guard, const WarpMove &move)
      : launch(launch), guard(guard), move(move) {
    instruction.width = launch.warps.width;
    instruction.isUniform = !move.pieces.empty();
    // The fastest first.
    for (const LaunchLoop &loop : llvm::reverse(launch.loops))
      if (loop.kind != LaunchLoop::Kind::Blocks)
        threads.push_back(loop.range);
    for (const LoopRange &loop : loops)
      if (llvm::none_of(threads, [&](const LoopRange &thread) {
            return thread.index == loop.index;
          }))
        others.push_back(loop);
  }

  /// Takes in `address`, in bytes. False where it is not known how the threads
  /// of a block lie to each other.
  bool setAddress(const Expr &address);
  /// Takes in `first`, the address of the first thread of a block, and how many
  /// bytes from there each thread has its own.
  bool setAddress(const Expr &first, ArrayRef<int64_t> ofThreads);
  /// Takes in the guard. False where it is not only limits in numbers.
  bool setLimits();
  /// Sets the instruction up for all turns; those of no known number become the
  /// factor that is returned.
  Expr setTurns();
  /// The loops, blocks among them, of which the instruction cannot say what
  /// each turn adds: it is not the same in all.
  ArrayRef<const Symbol *> getUneven() const { return uneven.getArrayRef(); }
  /// Sets it up for the warps of one block, in the first turn of all loops, and
  /// forgets limits that speak of others.
  void keepFirstTurn();

  const WarpInstruction &getInstruction() const { return instruction; }

private:
  std::optional<Expr> setLoops(Expr address);
  void setSteps();
  bool setLimit(const Bound &bound);
  bool keepThreads(const Guard &guard);
  std::optional<SmallVector<int64_t, 0>> getOfThreads(const Expr &number) const;
  void addUneven(const Expr &value);

  const LaunchShape &launch;
  const Guard &guard;
  const WarpMove &move;
  LoopStack threads, others;
  WarpInstruction instruction;
  llvm::SmallSetVector<const Symbol *, 4> uneven;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_INSTRUCTIONMAKER_H
