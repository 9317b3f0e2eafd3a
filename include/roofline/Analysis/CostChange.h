//===- CostChange.h - What if ops were others -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An analysis of a program that is not there: every op is costed as it stands,
// its cost is then changed, and all that follows is done as for any other
// program. So what a change gains is what the model says of the result.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_COSTCHANGE_H
#define ROOFLINE_ANALYSIS_COSTCHANGE_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// Something about the ops of a program that is supposed to be different.
class CostChange {
public:
  virtual ~CostChange() = default;

  /// Is told of the program before any op is changed. What knows of its values
  /// and sizes stays.
  virtual void prepare(Operation *root, ValueTracer &values,
                       SizeTracer &sizes) = 0;
  /// Changes `cost`, one execution of `op`, which is a kernel.
  virtual void apply(Operation *op, const CostContext &context,
                     OpCost &cost) const = 0;
  /// Changes `cost`, one execution of `op`, which stands in loops that are one
  /// kernel: what it reads and computes there, but not its extents, which the
  /// loops around decide.
  virtual void applyInside(Operation *, OpCost &) const {}
  /// What `apply` asks of `op` beside what that looks like. Ops that look alike
  /// and have this in common are changed in one way.
  virtual SmallVector<uint16_t, 6> describe(Operation *op) const = 0;
  /// How often a kernel that is loops, or a launch, runs in place of once.
  virtual Expr getRepeats() const { return 1; }
};

/// As `analyzeModule`, with every op changed by `change`.
FailureOr<AnalysisResult> analyzeChanged(Operation *root,
                                         const AnalysisOptions &options,
                                         CostChange &change);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_COSTCHANGE_H
