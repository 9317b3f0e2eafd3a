//===- Guards.h - Conditions that loops decide ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A condition on induction variables and ids (`i < n`, `thread_id == 0`) holds
// at some points of the loops around it. It is kept as a sum of products of
// bounds, each 1 where it holds and 0 elsewhere, so that conditions can be
// joined and negated without losing a point:
//
//   not (a and b)  =  1 - a*b          a or b  =  a + b - a*b
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_GUARDS_H
#define ROOFLINE_LIB_ANALYSIS_GUARDS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "roofline/Interfaces/SizeTracing.h"

namespace mlir::roofline {

/// lower <= form < upper, where both are given.
struct Bound {
  /// Over induction variables, without what does not depend on them.
  Expr form;
  std::optional<Expr> lower, upper;
};

/// All of the bounds hold; no two are on the same form.
using Bounds = SmallVector<Bound, 2>;

/// Joins `bound` to `bounds`.
void addBound(Bounds &bounds, const Bound &bound);

/// A condition on loops.
class Guard {
public:
  /// 1 or -1, at the points where all of `bounds` hold.
  struct Term {
    int64_t sign = 1;
    Bounds bounds;
  };

  /// Holds everywhere.
  Guard() { terms.emplace_back(); }
  static Guard never() {
    Guard guard;
    guard.terms.clear();
    return guard;
  }
  static Guard of(Bound bound) {
    Guard guard;
    guard.terms.front().bounds.push_back(std::move(bound));
    return guard;
  }

  friend Guard operator&(const Guard &lhs, const Guard &rhs);
  friend Guard operator|(const Guard &lhs, const Guard &rhs);
  Guard operator!() const;

  ArrayRef<Term> getTerms() const { return terms; }
  bool isAlways() const {
    return terms.size() == 1 && terms.front().bounds.empty();
  }
  bool isNever() const { return terms.empty(); }
  /// The bounds, if the guard is nothing but that all of them hold.
  const Bounds *getBounds() const {
    return terms.size() == 1 && terms.front().sign == 1 ? &terms.front().bounds
                                                        : nullptr;
  }
  bool dependsOn(const Symbol &symbol) const;

private:
  SmallVector<Term, 1> terms;
};

Guard operator&(const Guard &lhs, const Guard &rhs);
Guard operator|(const Guard &lhs, const Guard &rhs);

/// Follows conditions to the loops around them.
class GuardTracer {
public:
  /// `isSteady` tells whether a value without induction variables is the same
  /// at all points.
  GuardTracer(SizeTracer &sizes, function_ref<bool(const Expr &)> isSteady)
      : sizes(sizes), isSteady(isSteady) {}

  /// Where `condition` holds; empty where that is not known.
  std::optional<Guard> trace(Value condition);
  /// Where the first region of `branch` runs: an scf.if, an affine.if, or what
  /// a warp leaves to its first lane.
  std::optional<Guard> traceBranch(Operation *branch);

private:
  std::optional<Guard> compare(const Expr &lhs, const Expr &rhs,
                               arith::CmpIPredicate predicate);

  SizeTracer &sizes;
  function_ref<bool(const Expr &)> isSteady;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_GUARDS_H
