//===- NestLoops.h - The loops of a kernel as those of a nest ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_NESTLOOPS_H
#define ROOFLINE_LIB_ANALYSIS_NESTLOOPS_H

#include "PlacedLoops.h"
#include "TurnCounter.h"
#include "roofline/Access/Nest.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// Lets `index`, of which only a bound is known, depend on `loop`.
void addTerm(IndexExpr &index, unsigned loop);

/// Makes loops of the IR, and those of what stands in them, loops of a nest,
/// and says in which of their turns an access goes where.
class NestLoops {
public:
  /// Of `kernel`; puts the loops into `nest`.
  NestLoops(Operation *kernel, const CostContext &context, Nest &nest)
      : kernel(kernel), context(context), nest(nest), turns(kernel, context) {}

  /// What is added from now on stands in one more loop, whose turns follow each
  /// other in `order`; `kind` says what it is to the warps of a launch. Returns
  /// the most trips that it makes; empty where there are too many loops, or
  /// that is not known.
  std::optional<Expr>
  enter(const LoopRange &range, LoopOrder order,
        std::optional<LaunchLoop::Kind> kind = std::nullopt);
  void leave();
  /// Enters all loops of the kernel, a launch.
  LogicalResult enterLaunch();

  /// Adds a loop of something that is added; empty where there are too many.
  std::optional<unsigned> add(const Expr &extent, LoopOrder order,
                              std::optional<unsigned> parent);
  /// Adds unordered loops of `extents` right inside of those entered, each
  /// inside the one before, as far as they can be had. Returns the innermost
  /// loop that what follows stands in.
  std::optional<unsigned> add(ArrayRef<Expr> extents, ExecutionScope scope);
  /// The innermost of those entered which not all in `scope` turn together.
  std::optional<unsigned>
  getInnermost(ExecutionScope scope = ExecutionScope::Thread) const;

  /// The loops and guards that what is added now stands in. Loops are entered
  /// by the functions above.
  TurnCounter &getTurns() { return turns; }
  const TurnCounter &getTurns() const { return turns; }
  /// The number of the loop that has `symbol` as its induction variable.
  unsigned lookup(const Symbol *symbol) const { return loopOf.lookup(symbol); }
  /// Every loop of the IR entered so far, by its induction symbol.
  const llvm::MapVector<const Symbol *, unsigned> &getNumbers() const {
    return loopOf;
  }
  /// That all guards hold, and loops keep to their bounds.
  Guard getGuard() const { return placed.place(turns.getGuard()); }
  /// Whether something in `expr` is read or made anew in the kernel.
  bool isDataDependent(const Expr &expr) const;

  /// Completes `access`, with indices of induction variables as the IR has
  /// them, into dimensions of `shape`: where its index goes, and in which turns
  /// it happens.
  void place(Access &access, ArrayRef<Expr> shape) const;
  /// The same access, which has been placed, over loops of its own that turn no
  /// more than guards let them.
  Access bound(const Access &access) const;

private:
  /// Adds a loop; empty where there are too many, or the most that it turns is
  /// not known.
  std::optional<unsigned> add(LoopPlace place);
  /// Whether `loop` is one of the IR that what is added now stands in.
  bool isAround(unsigned loop) const;
  IndexExpr settle(IndexExpr index, const Expr &size) const;
  std::optional<Expr> countPoints(const Access &access,
                                  ArrayRef<IndexExpr> original) const;
  Expr countOtherTurns(const Access &access) const;
  std::optional<SmallVector<TurnLimit, 2>> getLimits(const Guard &guard) const;

  Operation *kernel;
  const CostContext &context;
  Nest &nest;
  TurnCounter turns;
  PlacedLoops placed;
  llvm::MapVector<const Symbol *, unsigned> loopOf;
  /// All loops of the IR entered so far, as the nest has them.
  SmallVector<LoopRange, 4> ranges;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_NESTLOOPS_H
