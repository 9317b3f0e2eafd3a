//===- BoundedLoops.cpp - Loops where bounds hold -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BoundedLoops.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Digits
//===----------------------------------------------------------------------===//

std::optional<SmallVector<ScaledLoop, 4>>
mlir::roofline::getScaledLoops(const Expr &form, ArrayRef<LoopRange> loops) {
  SmallVector<ScaledLoop, 4> scaled;
  Expr rest = form;
  for (auto [number, loop] : llvm::enumerate(loops)) {
    if (!form.dependsOn(*loop.index))
      continue;
    Expr scale = form.replace(*loop.index, 1) - form.replace(*loop.index, 0);
    if (Dimensions::hasInduction(scale) || Dimensions::hasInduction(loop.trips))
      return std::nullopt;
    rest -= scale * Expr(*loop.index);
    scaled.push_back({static_cast<unsigned>(number), scale, loop.trips});
  }
  if (scaled.empty() || !rest.isZero())
    return std::nullopt;
  return scaled;
}

std::optional<Digits> mlir::roofline::getDigits(const Expr &form,
                                                ArrayRef<LoopRange> loops) {
  auto scaled = getScaledLoops(form, loops);
  if (!scaled || !llvm::all_of(*scaled, [](const ScaledLoop &loop) {
        return loop.scale.isKnownPositive();
      }))
    return std::nullopt;
  for (const ScaledLoop &first : *scaled) {
    Digits digits{first.scale, 1, 1, {}};
    SmallVector<ScaledLoop, 4> rest(*scaled);
    while (!rest.empty()) {
      Expr next = digits.unit * digits.count;
      auto *fit = llvm::find_if(
          rest, [&](const ScaledLoop &loop) { return loop.scale == next; });
      if (fit == rest.end())
        break;
      digits.inner = digits.count;
      digits.count *= fit->trips;
      digits.loops.push_back(fit->loop);
      rest.erase(fit);
    }
    if (rest.empty())
      return digits;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Bounds that shorten loops
//===----------------------------------------------------------------------===//

namespace {
class LoopBounder {
public:
  LoopBounder(ArrayRef<LoopRange> loops, const Bounds &bounds) {
    result.loops.assign(loops.begin(), loops.end());
    result.bounds = bounds;
    for (const LoopRange &loop : loops)
      result.values.push_back(Expr(*loop.index));
  }

  BoundedLoops run() {
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (unsigned i = 0; i < result.bounds.size() && !isChanged; ++i)
        isChanged = takeIn(i);
    }
    return std::move(result);
  }

private:
  /// Whether a loop is shorter now because of bound `number`.
  bool takeIn(unsigned number);
  bool takeInLoop(unsigned number, unsigned loop);
  bool takeInTopDigit(unsigned number, const Digits &digits);
  /// Leaves the turns from `first` up to `end` of `loop`.
  void shorten(unsigned loop, const Expr &first, const Expr &trips);
  void drop(unsigned number) {
    result.bounds.erase(result.bounds.begin() + number);
  }

  BoundedLoops result;
};
} // namespace

void LoopBounder::shorten(unsigned loop, const Expr &first, const Expr &trips) {
  const Symbol &index = *result.loops[loop].index;
  Expr value = trips.isOne() ? first : first + Expr(index);
  result.loops[loop].trips = trips;
  for (LoopRange &other : result.loops)
    other.trips = other.trips.replace(index, value);
  for (Expr &other : result.values)
    other = other.replace(index, value);
  result.bounds = transform(result.bounds, [&](const Expr &form) {
    return form.replace(index, value);
  });
}

std::pair<Expr, Expr> mlir::roofline::getTurns(const Bound &bound,
                                               const Digits &digits) {
  Expr first, end = digits.count;
  if (bound.lower)
    first = Expr::max(Expr::ceilDiv(*bound.lower, digits.unit), 0);
  if (bound.upper) {
    // As many blocks as it takes hold no less than what they are for.
    Expr upper = Expr::ceilDiv(*bound.upper, digits.unit);
    bool isCovered =
        Expr::isKnownLE(Expr::ceilDiv(upper, digits.inner),
                        Expr::floorDiv(digits.count, digits.inner));
    end = isCovered ? upper : Expr::min(upper, digits.count);
  }
  return {first, Expr::subtractToZero(end, first)};
}

bool LoopBounder::takeInLoop(unsigned number, unsigned loop) {
  Bound bound = result.bounds[number];
  const LoopRange &range = result.loops[loop];
  Expr scale =
      bound.form.replace(*range.index, 1) - bound.form.replace(*range.index, 0);
  auto [first, trips] = getTurns(bound, {scale, range.trips});
  drop(number);
  shorten(loop, first, trips);
  return true;
}

bool LoopBounder::takeInTopDigit(unsigned number, const Digits &digits) {
  Bound bound = result.bounds[number];
  unsigned top = digits.loops.back();
  const LoopRange &range = result.loops[top];
  Expr scaleExpr =
      bound.form.replace(*range.index, 1) - bound.form.replace(*range.index, 0);
  Expr endExpr = digits.unit * digits.count;
  if (bound.upper)
    endExpr = Expr::min(endExpr, *bound.upper);
  std::optional<int64_t> scale = scaleExpr.getInt64();
  std::optional<int64_t> end = endExpr.getInt64();
  std::optional<int64_t> lower = bound.lower.value_or(0).getInt64();
  if (!scale || !end || !lower)
    return false;
  int64_t first = std::max<int64_t>(*lower, 0);
  if (*end <= first) {
    drop(number);
    shorten(top, 0, 0);
    return true;
  }
  int64_t low = first / *scale, high = (*end - 1) / *scale;
  bool isWhole = first % *scale == 0 &&
                 (*end % *scale == 0 || endExpr == digits.unit * digits.count);
  if (low != high && !isWhole)
    return false;
  if (isWhole) {
    drop(number);
  } else {
    // The lower digits carry the rest.
    result.bounds[number].lower = Expr(first);
    result.bounds[number].upper = Expr(*end);
  }
  shorten(top, low, high - low + 1);
  return true;
}

bool LoopBounder::takeIn(unsigned number) {
  const Bound &bound = result.bounds[number];
  std::optional<Digits> digits = getDigits(bound.form, result.loops);
  if (!digits)
    return false;
  return digits->loops.size() == 1 ? takeInLoop(number, digits->loops.front())
                                   : takeInTopDigit(number, *digits);
}

BoundedLoops mlir::roofline::boundLoops(ArrayRef<LoopRange> loops,
                                        const Bounds &bounds) {
  return LoopBounder(loops, bounds).run();
}
