//===- LoopNestCost.h - The cost of a loop nest as one kernel ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop that is a kernel becomes one nest: its loops are the loops of the IR
// and those of the ops inside, its accesses are the accesses to memory from
// outside, at indices that the induction variables move. What is made and used
// up inside stays on chip.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPNESTCOST_H
#define ROOFLINE_LIB_ANALYSIS_LOOPNESTCOST_H

#include "SizeDecisions.h"
#include "WorkParts.h"
#include "roofline/Interfaces/CostInterfaces.h"

namespace mlir::roofline {

class CostChange;

/// What one execution of a loop does as one kernel.
struct LoopNest {
  /// What is supposed to be different of the ops in it, put here by the caller;
  /// null for nothing.
  const CostChange *change = nullptr;
  /// Without the target.
  KernelCost cost;
  /// The accesses to memory from outside, each over no more than the points
  /// where it happens, in no order.
  Nest accesses;
  /// The same in loops with an order.
  Nest ordered;
  /// What the cost leaves out, and why. Only a launch may leave out anything.
  std::vector<std::pair<Operation *, std::string>> unmodelled;
  /// What the work is made of, kept where the caller has put a list here.
  std::optional<std::vector<WorkPart>> parts;
  /// The ops of the loops of `ordered` that are in the IR, by number; null for
  /// those of ops, and of threads. Kept with `parts`.
  std::vector<Operation *> loopOps;
};

/// Counts one execution of `loop` into `nest`, as `decisions` say. Returns the
/// reason where something in it has no model. Where a condition is open then,
/// neither means anything.
std::optional<std::string> computeLoopNest(Operation *loop,
                                           const CostContext &context,
                                           SizeDecisions &decisions,
                                           LoopNest &nest);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPNESTCOST_H
