//===- BoundedLoops.h - Loops where bounds hold -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What stands under `32 * block + thread < n` runs min(n, 32 * blocks) times:
// as long as the loops in the form are digits of one number, each at the place
// where the one before ends, that number takes every value up to its end once.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_BOUNDEDLOOPS_H
#define ROOFLINE_LIB_ANALYSIS_BOUNDEDLOOPS_H

#include "Guards.h"

namespace mlir::roofline {

/// Loops with what is left of them where bounds hold.
struct BoundedLoops {
  /// Those that bounds only shorten are shorter; `shifts` tells where they now
  /// start.
  LoopStack loops;
  /// One per loop: what stands for its induction variable.
  SmallVector<Expr, 6> values;
  /// The bounds that are not in the loops yet, over the new ones.
  Bounds bounds;
};

/// Takes the bounds into `loops` that single out some turns of theirs.
BoundedLoops boundLoops(ArrayRef<LoopRange> loops, const Bounds &bounds);

/// A loop and what one turn of it adds to a form.
struct ScaledLoop {
  unsigned loop;
  Expr scale;
  Expr trips;
};

/// The loops in `form`, where it is a sum of them with scales that are known
/// and their trips do not change.
std::optional<SmallVector<ScaledLoop, 4>>
getScaledLoops(const Expr &form, ArrayRef<LoopRange> loops);

/// Loops whose scaled induction variables add up to every multiple of `unit`
/// from 0 up to `unit * count`, each once.
struct Digits {
  Expr unit;
  Expr count;
  /// `count` without the slowest loop.
  Expr inner = 1;
  /// Fastest first, by their numbers among the loops.
  SmallVector<unsigned, 4> loops;
};

/// `form` as digits; empty where it has no such form.
std::optional<Digits> getDigits(const Expr &form, ArrayRef<LoopRange> loops);

/// Of the numbers from 0 up to `digits.count`, those whose product with
/// `digits.unit` is within `bound`: the first and how many there are.
std::pair<Expr, Expr> getTurns(const Bound &bound, const Digits &digits);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_BOUNDEDLOOPS_H
