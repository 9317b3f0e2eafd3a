//===- PlacedLoops.cpp - Loops between fixed ends -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlacedLoops.h"
#include "LoopBounds.h"

using namespace mlir;
using namespace mlir::roofline;

/// The operands of `end`, if it is the minimum or else maximum of some.
static SmallVector<Expr, 2> getOperands(const Expr &end, bool isMin) {
  std::optional<ExprExtremum> extremum = end.getExtremum();
  if (!extremum || extremum->isMin != isMin)
    return {end};
  return SmallVector<Expr, 2>(extremum->operands.begin(),
                              extremum->operands.end());
}

/// `range` between fixed ends, with what it keeps to. Empty where it can stay
/// as it is, or no such ends are known.
std::optional<PlacedLoops::OwnBounds>
PlacedLoops::moveEnds(LoopRange &range) const {
  if (!range.upper || !range.step.isOne())
    return std::nullopt;
  SmallVector<Expr, 2> lowers =
      getOperands(place(range.lower), /*isMin=*/false);
  SmallVector<Expr, 2> uppers =
      getOperands(place(*range.upper), /*isMin=*/true);
  if (lowers.size() == 1 || llvm::none_of(lowers, Dimensions::hasInduction))
    return std::nullopt;
  // All turns are between these.
  std::optional<Expr> least, end;
  for (const Expr &lower : lowers)
    if (std::optional<Expr> most = getBound(-lower, placed))
      least = least ? Expr::max(*least, -*most) : -*most;
  for (const Expr &upper : uppers)
    if (std::optional<Expr> most = getBound(upper, placed))
      end = end ? Expr::min(*end, *most) : *most;
  if (!least || !end)
    return std::nullopt;
  const Expr index(*range.index);
  OwnBounds own{index + *least - range.lower, {}};
  for (const Expr &lower : lowers)
    if (lower != *least)
      addBound(own.bounds, makeBound(index + *least - lower, Expr(0), {}));
  for (const Expr &upper : uppers)
    if (upper != *end)
      addBound(own.bounds, makeBound(index + *least - upper, {}, Expr(0)));
  range.lower = *least;
  range.trips = Expr::subtractToZero(*end, *least);
  range.upper = *end;
  return own;
}

const LoopRange &PlacedLoops::enter(const LoopRange &range) {
  LoopRange moved = range;
  std::optional<OwnBounds> bounds = moveEnds(moved);
  if (!bounds) {
    moved.lower = place(moved.lower);
    // Of both ends, since minima that are taken apart do not cancel.
    moved.trips = haveBounds() && range.upper
                      ? countTrips(moved.lower, place(*range.upper), moved.step)
                      : place(moved.trips);
  }
  original.push_back(range);
  own.push_back(std::move(bounds));
  return placed.emplace_back(std::move(moved));
}

void PlacedLoops::leave() {
  original.pop_back();
  placed.pop_back();
  own.pop_back();
}

Expr PlacedLoops::place(Expr expr) const {
  // What stands for an induction variable is of those around it in the IR.
  for (auto [range, bounds] : llvm::reverse(llvm::zip_equal(original, own)))
    if (bounds)
      expr = expr.replace(*range.index, bounds->value);
  return expr;
}

bool PlacedLoops::haveBounds() const {
  return llvm::any_of(own, [](const std::optional<OwnBounds> &bounds) {
    return bounds && !bounds->bounds.empty();
  });
}

Guard PlacedLoops::place(const Guard &guard) const {
  Guard all = guard.transform([&](const Expr &form) { return place(form); });
  for (const std::optional<OwnBounds> &bounds : own)
    if (bounds)
      all = all & Guard::of(bounds->bounds);
  return all;
}
