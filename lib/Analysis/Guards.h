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

#include "SizeDecisions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "roofline/Interfaces/SizeTracing.h"
#include "llvm/ADT/SetVector.h"

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

/// `lower` <= `sum` < `upper`, of which what does not depend on induction
/// variables goes to the ends.
Bound makeBound(const Expr &sum, std::optional<Expr> lower,
                std::optional<Expr> upper);

/// `bounds` with forms that `change` rewrites.
Bounds transform(const Bounds &bounds,
                 llvm::function_ref<Expr(const Expr &)> change);

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
  static Guard of(Bound bound) { return of(Bounds{std::move(bound)}); }
  static Guard of(Bounds bounds) { return of(Term{1, std::move(bounds)}); }
  static Guard of(Term term) {
    Guard guard;
    guard.terms.front() = std::move(term);
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
  /// The same with forms that `change` rewrites.
  Guard transform(llvm::function_ref<Expr(const Expr &)> change) const;
  /// Adds the points of `other`, none of which is here yet.
  void addDisjoint(const Guard &other) {
    llvm::append_range(terms, other.terms);
  }

private:
  SmallVector<Term, 1> terms;
};

Guard operator&(const Guard &lhs, const Guard &rhs);
Guard operator|(const Guard &lhs, const Guard &rhs);

/// A turn of a loop that is looked at by itself.
using FixedTurn = std::pair<const Symbol *, int64_t>;

/// What decides a condition, or a number.
struct ConditionOrigin {
  /// The loops around whose turns do.
  llvm::SmallSetVector<const Symbol *, 4> loops;
  /// Ids that are no sums of loops.
  bool hasIds = false;
  /// Data, or what is not known at all.
  bool hasData = false;

  /// Whether it differs between turns or threads, and nothing else decides it.
  bool isOfTurns() const { return !hasData && (hasIds || !loops.empty()); }
};

/// Follows conditions to the loops around them.
class GuardTracer {
public:
  /// `around` are the loops that the conditions stand in, outermost first.
  /// `isSteady` tells whether a value without induction variables is the same
  /// at all points.
  /// `decisions` say what holds at all points or at none.
  GuardTracer(SizeTracer &sizes, ArrayRef<LoopRange> around,
              function_ref<bool(const Expr &)> isSteady,
              SizeDecisions &decisions)
      : sizes(sizes), around(around), isSteady(isSteady), decisions(decisions) {
  }

  /// Where `condition` holds; empty where that is not known.
  std::optional<Guard> trace(Value condition);
  /// Where the first region of `branch` runs: an scf.if, an affine.if, or what
  /// a warp leaves to its first lane.
  std::optional<Guard> traceBranch(Operation *branch);
  /// What decides `values` together.
  ConditionOrigin getOrigin(ValueRange values);
  /// What `value` is in `fixed` turns; as little as is known where it is data.
  Expr getNumber(Value value, ArrayRef<FixedTurn> fixed);

private:
  std::optional<Guard> decide(const Expr &excess);
  std::optional<Guard> compare(const Expr &lhs, const Expr &rhs,
                               arith::CmpIPredicate predicate);
  std::optional<Guard> traceOnce(Value condition);
  std::optional<Guard> traceSelection(arith::SelectOp op);
  std::optional<Guard> tracePieces(Value condition, ArrayRef<LoopRange> loops,
                                   const ConditionOrigin &origin);
  std::optional<Expr> getNumber(Value value);

  SizeTracer &sizes;
  ArrayRef<LoopRange> around;
  function_ref<bool(const Expr &)> isSteady;
  SizeDecisions &decisions;
  /// The turns of loops that are looked at one by one.
  SmallVector<FixedTurn, 2> turns;
  /// Values looked at so far.
  unsigned numSteps = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_GUARDS_H
