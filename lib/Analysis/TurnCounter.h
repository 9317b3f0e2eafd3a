//===- TurnCounter.h - How often something happens in a kernel - *- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TURNCOUNTER_H
#define ROOFLINE_LIB_ANALYSIS_TURNCOUNTER_H

#include "Guards.h"
#include "Repetition.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/OpCost.h"
#include "llvm/ADT/DenseMap.h"
#include <array>

namespace mlir::roofline {

/// Counts over the loops of a kernel that something stands in, its threads
/// included, as far as guards let them through.
class TurnCounter {
public:
  TurnCounter(Operation *kernel, const CostContext &context);

  /// What is counted from now on stands in one more loop; `kind` says what it
  /// is to the warps of a launch.
  void enterLoop(const LoopRange &range,
                 std::optional<LaunchLoop::Kind> kind = std::nullopt);
  void leaveLoop();
  /// The loops entered, outermost first.
  ArrayRef<LoopRange> getLoops() const { return around; }
  /// The launch that the kernel is; null for other kernels.
  const LaunchShape *getLaunch() const { return launch ? &*launch : nullptr; }

  /// What is counted from now on happens only where `guard` holds. Fails, and
  /// enters nothing, where it cannot be told how often that is.
  LogicalResult enterGuard(const Guard &guard);
  void leaveGuard();
  /// All guards entered.
  Guard getGuard() const;
  bool hasGuards() const { return !guards.empty(); }

  /// Whether what is counted now is in a loop without a turn.
  bool neverTurns() const;
  /// Whether all that is in `scope` turns `loop` together, as one.
  bool isJoint(const LoopRange &loop, ExecutionScope scope) const;

  /// `count`, of one execution by all that are in `scope`, over all turns of
  /// the loops entered. Empty where there is no formula for it, or where the
  /// threads that execute it together do not all get there.
  std::optional<Expr>
  sumOverLoops(const Expr &count,
               ExecutionScope scope = ExecutionScope::Thread) const;
  /// The same for one thread, where a warp is busy with all its lanes as long
  /// as one of them is.
  std::optional<Expr> sumIssued(const Expr &count) const;
  /// The different turns of the loops that move something, which goes to
  /// `inside` places in each, not as many in all perhaps. Empty where that is
  /// the product of their extents.
  std::optional<Expr>
  sumPoints(Expr inside,
            llvm::function_ref<bool(const LoopRange &)> isMovedBy) const;

private:
  std::optional<Expr> sum(const Expr &count, ExecutionScope scope,
                          bool isAnyLane) const;
  Guard getJointGuard(ExecutionScope scope) const;

  Operation *kernel;
  Dimensions &dimensions;
  std::optional<LaunchShape> launch;
  LoopStack around;
  /// What the loops of a launch are to its warps.
  llvm::DenseMap<const Symbol *, LaunchLoop::Kind> kinds;
  /// All of the guards entered hold, outermost first.
  SmallVector<Guard, 2> guards;
  /// The sums of 1 by scope, and the one over busy lanes, while nothing is
  /// entered or left.
  mutable std::array<std::optional<Expr>, 5> turns;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_TURNCOUNTER_H
