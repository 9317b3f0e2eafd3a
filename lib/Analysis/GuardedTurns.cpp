//===- GuardedTurns.cpp - Turns within bounds, as polyhedra ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GuardedTurns.h"
#include "LoopBounds.h"
#include "PlacedLoops.h"
#include "roofline/Access/IndexSet.h"

using namespace mlir;
using namespace mlir::roofline;

TurnLimit mlir::roofline::makeTurnLimit(
    const Bound &bound, ArrayRef<LoopRange> around,
    llvm::function_ref<unsigned(const Symbol *)> getLoop) {
  TurnLimit limit;
  Expr rest = bound.form;
  for (const LoopRange &loop : around) {
    const Symbol &symbol = *loop.index;
    Expr step = rest.replace(symbol, 1) - rest.replace(symbol, 0);
    Expr others = rest - step * Expr(symbol);
    if (step.isZero() || Dimensions::hasInduction(step) ||
        others.dependsOn(symbol))
      continue;
    limit.terms.push_back({getLoop(&symbol), step});
    rest = others;
  }
  if (bound.lower)
    limit.lower = *bound.lower - rest;
  if (bound.upper)
    limit.upper = *bound.upper - rest;
  return limit;
}

std::optional<Count> mlir::roofline::countTurnsWithin(ArrayRef<LoopRange> loops,
                                                      const Bounds &bounds) {
  PlacedLoops placed;
  Nest nest;
  // Of an array with a dimension for each loop, the elements that they go to.
  Buffer &array = nest.buffers.emplace_back();
  Access access;
  for (const LoopRange &loop : loops) {
    const LoopRange &range = placed.enter(loop);
    std::optional<Expr> most =
        getBound(range.trips, placed.getLoops().drop_back());
    if (!most)
      return std::nullopt;
    unsigned number = nest.places.size();
    nest.extents.push_back(*most);
    nest.places.push_back(
        {LoopOrder::Sequential, access.within, range.index, range.trips});
    array.shape.push_back(*most);
    access.index.emplace_back().terms.push_back({number, 1});
    access.within = number;
  }
  Guard guard = placed.place(Guard::of(bounds));
  access.isConditional = true;
  access.limits.emplace();
  for (const Bound &bound : *guard.getBounds())
    access.limits->push_back(
        makeTurnLimit(bound, placed.getLoops(), [&](const Symbol *symbol) {
          return llvm::find_if(nest.places,
                               [&](const LoopPlace &place) {
                                 return place.induction == symbol;
                               }) -
                 nest.places.begin();
        }));
  return countElements(nest, &access);
}
