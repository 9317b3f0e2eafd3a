//===- Repetition.h - Sums over loops ---------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_REPETITION_H
#define ROOFLINE_LIB_ANALYSIS_REPETITION_H

#include "roofline/Analysis/Records.h"

namespace mlir::roofline {

/// Adds up counts over all turns of loops, and keeps counts readable.
class Repetition {
public:
  /// `location` is where a symbol comes from that stands for a sum.
  Repetition(ArrayRef<LoopRange> loops, Dimensions &dimensions,
             Location location);

  /// The sum of `count`, which is of one turn, over all turns. Has a fresh
  /// symbol for what has no closed form, and is one where nobody could read it.
  Expr sum(const Expr &count) const;

  /// The same as one exact formula; empty where there is none.
  std::optional<Expr> sumExactly(const Expr &count) const;

  /// How often what stands in the loops runs.
  Expr getExecutions() const { return sum(1); }

  /// `cost` over all turns.
  KernelCost sum(const KernelCost &cost) const;

private:
  Expr sumOpenSums(Expr &count) const;
  /// `sum` of what no sum without a closed form is in that the turns change.
  Expr sumOwn(const Expr &count) const;
  Expr makeSymbol(const Expr &term, ArrayRef<LoopRange> around) const;
  /// A symbol for the sum of all of `count`.
  Expr makeSymbol(const Expr &count) const;
  Expr sumWithSymbols(const Expr &count) const;
  Expr shorten(const Expr &total, const Expr &count) const;
  /// Whether `count` is the same in all turns.
  bool isSteady(const Expr &count) const;
  /// The number of turns where it is not known exactly.
  Expr sumOpenTurns() const;

  /// With what their trips are inside of each other.
  LoopStack loops;
  Dimensions &dimensions;
  Location location;
  mutable std::optional<Expr> openTurns;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_REPETITION_H
