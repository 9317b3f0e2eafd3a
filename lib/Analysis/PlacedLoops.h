//===- PlacedLoops.h - Loops between fixed ends -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop that starts at the larger of two bounds moves what is in it along no
// line. Between fixed ends it does, in turns of which some are left out:
//
//   for i = max(1, d - 18) to min(d + 1, 20)
//
//   for i = 1 to 20, where d - 18 <= i < d + 1
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_PLACEDLOOPS_H
#define ROOFLINE_LIB_ANALYSIS_PLACEDLOOPS_H

#include "Guards.h"

namespace mlir::roofline {

/// The loops around something, between fixed ends where the IR has them start
/// at the larger of bounds that turn with loops around.
class PlacedLoops {
public:
  /// What follows stands in one more loop. Returns it between fixed ends.
  const LoopRange &enter(const LoopRange &range);
  void leave();

  /// All loops entered, outermost first.
  ArrayRef<LoopRange> getLoops() const { return placed; }
  /// `expr`, of induction variables as the IR has them, in those of the placed
  /// loops.
  Expr place(Expr expr) const;
  /// The same of `guard`, and that all loops keep to their own bounds.
  Guard place(const Guard &guard) const;
  /// Whether turns of some loop are left out.
  bool haveBounds() const;

private:
  /// What a loop has of its own.
  struct OwnBounds {
    /// In place of its induction variable.
    Expr value;
    Bounds bounds;
  };
  std::optional<OwnBounds> moveEnds(LoopRange &range) const;

  SmallVector<LoopRange, 4> original, placed;
  /// One per loop, empty for those that are as in the IR.
  SmallVector<std::optional<OwnBounds>, 4> own;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_PLACEDLOOPS_H
