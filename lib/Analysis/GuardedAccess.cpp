//===- GuardedAccess.cpp - What an access under guards touches ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GuardedAccess.h"
#include "BoundedLoops.h"
#include "LoopBounds.h"

using namespace mlir;
using namespace mlir::roofline;

/// Replaces the terms of `index` that are a multiple of `form` by one term of
/// loop `number`, which counts the values of the form in units from `first` on.
/// False where there are none.
static bool takeDigits(IndexExpr &index, const Expr &form, const Digits &digits,
                       ArrayRef<LoopRange> loops, const Expr &first,
                       unsigned number,
                       llvm::function_ref<unsigned(const Symbol *)> getLoop) {
  if (index.maxDistinct)
    return false;
  std::optional<Expr> factor;
  for (unsigned digit : digits.loops) {
    const Symbol &symbol = *loops[digit].index;
    Expr scale = form.replace(symbol, 1) - form.replace(symbol, 0);
    auto *term = llvm::find_if(index.terms, [&](const IndexTerm &term) {
      return term.loop == getLoop(&symbol);
    });
    if (term == index.terms.end())
      return false;
    Expr ratio = Expr::floorDiv(term->coefficient, scale);
    if (ratio * scale != term->coefficient || (factor && *factor != ratio))
      return false;
    factor = ratio;
  }
  llvm::erase_if(index.terms, [&](const IndexTerm &term) {
    return llvm::any_of(digits.loops, [&](unsigned digit) {
      return term.loop == getLoop(loops[digit].index);
    });
  });
  Expr step = *factor * digits.unit;
  index.terms.push_back({number, step});
  index.offset += step * first;
  return true;
}

Access mlir::roofline::boundAccess(
    const Access &access, const Guard &guard, ArrayRef<LoopRange> around,
    ArrayRef<Expr> ofNest,
    llvm::function_ref<unsigned(const Symbol *)> getLoop) {
  const Bounds *bounds = guard.getBounds();
  if (!bounds || bounds->empty())
    return access;
  BoundedLoops left = boundLoops(around, *bounds);
  Access result = access;
  SmallVector<Expr, 4> extents(ofNest.begin(), ofNest.end());
  // Where each loop starts now.
  SmallVector<Expr, 4> starts(extents.size());
  for (auto [loop, shortened, value] :
       llvm::zip_equal(around, left.loops, left.values)) {
    unsigned number = getLoop(loop.index);
    if (std::optional<Expr> most = getBound(shortened.trips, left.loops))
      extents[number] = *most;
    starts[number] = value.replace(*loop.index, 0);
  }
  for (IndexExpr &index : result.index)
    if (!index.maxDistinct)
      for (const IndexTerm &term : index.terms)
        index.offset += term.coefficient * starts[term.loop];
  // A form that is part of an index takes the values within its bound.
  for (const Bound &bound : left.bounds) {
    std::optional<Digits> digits = getDigits(bound.form, left.loops);
    if (!digits)
      continue;
    auto [first, number] = getTurns(bound, *digits);
    for (IndexExpr &index : result.index)
      if (takeDigits(index, bound.form, *digits, left.loops, first,
                     extents.size(), getLoop))
        extents.push_back(number);
  }
  for (IndexExpr &index : result.index)
    llvm::erase_if(index.terms, [&](const IndexTerm &term) {
      return extents[term.loop].isOne();
    });
  if (!access.limits)
    result.indexInTurns.reset();
  else if (!access.indexInTurns)
    result.indexInTurns = access.index;
  result.ownExtents = extents;
  result.isConditional = false;
  return result;
}
