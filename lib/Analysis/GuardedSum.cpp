//===- GuardedSum.cpp - Counts over the points where a guard holds --------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GuardedSum.h"
#include "BoundedLoops.h"
#include "GuardedTurns.h"
#include "Repetition.h"

using namespace mlir;
using namespace mlir::roofline;

/// Points that are looked at one by one.
static constexpr int64_t kMaxPoints = 1 << 14;
/// Steps of a count by digits.
static constexpr unsigned kMaxDigitSteps = 1 << 16;

static bool dependsOnAny(const Expr &expr, ArrayRef<LoopRange> loops) {
  return llvm::any_of(loops, [&](const LoopRange &loop) {
    return expr.dependsOn(*loop.index);
  });
}

namespace {
/// Sums over the points where all of some bounds hold.
class BoundedSum {
public:
  BoundedSum(Dimensions &dimensions, Location location)
      : dimensions(dimensions), location(location) {}

  std::optional<Expr> sum(const Expr &count, const BoundedLoops &bounded);

private:
  /// Loops that bounds connect.
  struct Component {
    LoopStack loops;
    Bounds bounds;
  };

  std::optional<Expr> sumOverLoops(const Expr &count,
                                   ArrayRef<LoopRange> loops) {
    return Repetition(loops, dimensions, location).sumExactly(count);
  }
  static SmallVector<Component, 2> getComponents(ArrayRef<LoopRange> loops,
                                                 const Bounds &bounds);
  std::optional<Expr> sumComponent(const Expr &count,
                                   const Component &component);
  std::optional<Expr> sumAlongDigits(const Expr &count,
                                     const Component &component);
  std::optional<Expr> countByDigits(const Component &component);
  std::optional<Expr> countByRemainders(const Component &component);
  std::optional<Expr> sumPoints(const Expr &count, ArrayRef<LoopRange> loops,
                                const Bounds &bounds);

  Dimensions &dimensions;
  Location location;
  int64_t numPoints = 0;
};
} // namespace

SmallVector<BoundedSum::Component, 2>
BoundedSum::getComponents(ArrayRef<LoopRange> loops, const Bounds &bounds) {
  SmallVector<Component, 2> components;
  for (const Bound &bound : bounds) {
    Component joined;
    joined.bounds.push_back(bound);
    for (const LoopRange &loop : loops)
      if (bound.form.dependsOn(*loop.index))
        joined.loops.push_back(loop);
    // Whatever shares a loop is one component with it.
    llvm::erase_if(components, [&](const Component &other) {
      if (llvm::none_of(other.loops, [&](const LoopRange &loop) {
            return llvm::any_of(joined.loops, [&](const LoopRange &mine) {
              return mine.index == loop.index;
            });
          }))
        return false;
      llvm::append_range(joined.bounds, other.bounds);
      for (const LoopRange &loop : other.loops)
        if (llvm::none_of(joined.loops, [&](const LoopRange &mine) {
              return mine.index == loop.index;
            }))
          joined.loops.push_back(loop);
      return true;
    });
    components.push_back(std::move(joined));
  }
  return components;
}

std::optional<Expr> BoundedSum::sum(const Expr &count,
                                    const BoundedLoops &bounded) {
  LoopStack guarded, open;
  bool isNested = false;
  for (const LoopRange &loop : bounded.loops) {
    bool isGuarded = llvm::any_of(bounded.bounds, [&](const Bound &bound) {
      return bound.form.dependsOn(*loop.index);
    });
    isNested |= isGuarded && Dimensions::hasInduction(loop.trips);
    (isGuarded ? guarded : open).push_back(loop);
  }
  if (isNested)
    return sumPoints(count, bounded.loops, bounded.bounds);
  std::optional<Expr> total = sumOverLoops(count, open);
  for (const Component &component : getComponents(guarded, bounded.bounds))
    if (total)
      total = sumComponent(*total, component);
  return total;
}

std::optional<Expr> BoundedSum::sumComponent(const Expr &count,
                                             const Component &component) {
  std::optional<Expr> total;
  if (!dependsOnAny(count, component.loops)) {
    std::optional<Expr> points = sumAlongDigits(1, component);
    if (!points)
      points = countByDigits(component);
    if (!points)
      points = countByRemainders(component);
    if (points)
      return count * *points;
  } else if ((total = sumAlongDigits(count, component))) {
    return total;
  }
  return sumPoints(count, component.loops, component.bounds);
}

/// One number takes the place of all digits.
std::optional<Expr> BoundedSum::sumAlongDigits(const Expr &count,
                                               const Component &component) {
  if (component.bounds.size() != 1)
    return std::nullopt;
  const Bound &bound = component.bounds.front();
  std::optional<Digits> digits = getDigits(bound.form, component.loops);
  if (!digits)
    return std::nullopt;
  auto [first, number] = getTurns(bound, *digits);
  if (!dependsOnAny(count, component.loops))
    return count * number;
  const Symbol &index = dimensions.createInduction();
  const Symbol &lowest = *component.loops[digits->loops.front()].index;
  Expr others = bound.form.replace(lowest, 0);
  if (!digits->unit.isOne())
    return std::nullopt;
  Expr flat = count.replace(lowest, Expr(index) - others);
  if (dependsOnAny(flat, component.loops))
    return std::nullopt;
  return Expr::sum(flat, index, first, first + number);
}

namespace {
/// A digit whose range the lower digits need not fill.
struct LooseDigit {
  int64_t scale;
  int64_t trips;
};
} // namespace

/// How many points of `digits`, greatest scale last, have a sum below `limit`.
static std::optional<Count> countBelow(ArrayRef<LooseDigit> digits,
                                       int64_t limit, unsigned &steps) {
  if (limit <= 0)
    return Count(0);
  Count all(1);
  int64_t most = 0;
  for (const LooseDigit &digit : digits) {
    all = all * Count(digit.trips);
    most += digit.scale * (digit.trips - 1);
  }
  if (most < limit)
    return all;
  const LooseDigit &top = digits.back();
  ArrayRef<LooseDigit> rest = digits.drop_back();
  if (rest.empty())
    return Count((limit - 1) / top.scale + 1);
  Count total(0);
  for (int64_t turn = 0; turn < top.trips && turn * top.scale < limit; ++turn) {
    if (++steps > kMaxDigitSteps)
      return std::nullopt;
    std::optional<Count> below =
        countBelow(rest, limit - turn * top.scale, steps);
    if (!below)
      return std::nullopt;
    total = total + *below;
  }
  return total;
}

/// Of `digits`, least scale first, makes one where one goes on where the other
/// ends.
static void joinDigits(SmallVectorImpl<LooseDigit> &digits) {
  for (unsigned i = 0; i < digits.size(); ++i)
    for (bool isJoined = true; isJoined;) {
      auto *next = llvm::find_if(digits, [&](const LooseDigit &digit) {
        return digit.scale == digits[i].scale * digits[i].trips;
      });
      isJoined = next != digits.end() && next != &digits[i];
      if (isJoined) {
        digits[i].trips *= next->trips;
        digits.erase(next);
      }
    }
}

/// Where every number is known, but digits overlap, leave gaps or run
/// backwards.
std::optional<Expr> BoundedSum::countByDigits(const Component &component) {
  if (component.bounds.size() != 1)
    return std::nullopt;
  const Bound &bound = component.bounds.front();
  auto scaled = getScaledLoops(bound.form, component.loops);
  if (!scaled)
    return std::nullopt;
  SmallVector<LooseDigit, 4> digits;
  // What the digits that run backwards begin with, and all digits at most.
  int64_t start = 0, most = 0;
  for (const ScaledLoop &loop : *scaled) {
    std::optional<int64_t> scale = loop.scale.getInt64();
    std::optional<int64_t> trips = loop.trips.getInt64();
    if (!scale || !trips || std::abs(*scale) >> 31 || *trips >> 31)
      return std::nullopt;
    if (*trips == 0)
      return Expr(0);
    // One turn adds nothing.
    if (*trips > 1)
      digits.push_back({std::abs(*scale), *trips});
    most += std::abs(*scale) * (*trips - 1);
    if (*scale < 0)
      start += *scale * (*trips - 1);
  }
  llvm::stable_sort(digits, [](const LooseDigit &a, const LooseDigit &b) {
    return a.scale < b.scale;
  });
  joinDigits(digits);
  std::optional<int64_t> lower =
      (bound.lower.value_or(start) - start).getInt64();
  std::optional<int64_t> upper =
      (bound.upper ? *bound.upper - start : Expr(most + 1)).getInt64();
  if (!lower || !upper)
    return std::nullopt;
  if (*upper <= *lower)
    return Expr(0);
  unsigned steps = 0;
  std::optional<Count> toUpper = countBelow(digits, *upper, steps);
  std::optional<Count> toLower = countBelow(digits, *lower, steps);
  if (!toUpper || !toLower)
    return std::nullopt;
  return Expr(*toUpper) - Expr(*toLower);
}

/// The dividend and the divisor of `form`, where it is a remainder.
static std::optional<std::pair<Expr, int64_t>> getRemainder(const Expr &form) {
  for (const ExprTerm &term : form.getTerms()) {
    if (term.factors.size() != 1 ||
        term.factors.front().kind != ExprFactor::Kind::FloorDiv)
      continue;
    ArrayRef<Expr> operands = term.factors.front().operands;
    std::optional<int64_t> divisor = operands[1].getInt64();
    if (divisor && form == Expr::mod(operands[0], *divisor))
      return std::pair(operands[0], *divisor);
  }
  return std::nullopt;
}

/// How often every remainder comes up is counted loop by loop.
std::optional<Expr> BoundedSum::countByRemainders(const Component &component) {
  constexpr int64_t kMostDivisor = 1 << 10;
  if (component.bounds.size() != 1)
    return std::nullopt;
  const Bound &bound = component.bounds.front();
  auto remainder = getRemainder(bound.form);
  if (!remainder || remainder->second > kMostDivisor)
    return std::nullopt;
  auto [dividend, divisor] = *remainder;
  Expr start = dividend.substitute([](const Symbol &symbol) {
    return Dimensions::isInduction(symbol) ? std::optional(Expr(0))
                                           : std::nullopt;
  });
  auto scaled = getScaledLoops(dividend - start, component.loops);
  std::optional<int64_t> first = Expr::mod(start, divisor).getInt64();
  std::optional<int64_t> lower = bound.lower.value_or(0).getInt64();
  std::optional<int64_t> upper = bound.upper.value_or(divisor).getInt64();
  if (!scaled || !first || !lower || !upper)
    return std::nullopt;
  std::vector<Count> times(divisor);
  times[*first] = 1;
  for (const ScaledLoop &loop : *scaled) {
    std::optional<int64_t> step = Expr::mod(loop.scale, divisor).getInt64();
    std::optional<int64_t> trips = loop.trips.getInt64();
    if (!step || !trips)
      return std::nullopt;
    // After as many turns as the divisor, all of it begins anew.
    std::vector<Count> moved(divisor);
    for (int64_t turn = 0; turn < std::min(divisor, *trips); ++turn) {
      Count repeats = (*trips - turn - 1) / divisor + 1;
      for (int64_t value = 0; value < divisor; ++value) {
        Count &into = moved[(value + turn * *step) % divisor];
        into = into + times[value] * repeats;
      }
    }
    times = std::move(moved);
  }
  Count total;
  for (int64_t value = std::max<int64_t>(*lower, 0);
       value < std::min(*upper, divisor); ++value)
    total = total + times[value];
  return Expr(total);
}

std::optional<Expr> BoundedSum::sumPoints(const Expr &count,
                                          ArrayRef<LoopRange> loops,
                                          const Bounds &bounds) {
  if (loops.empty()) {
    for (const Bound &bound : bounds) {
      bool isBelow = bound.upper && Expr::isKnownLE(*bound.upper, bound.form);
      bool isAbove = bound.lower && Expr::isKnownLT(bound.form, *bound.lower);
      if (isBelow || isAbove)
        return Expr(0);
      if ((bound.upper && !Expr::isKnownLT(bound.form, *bound.upper)) ||
          (bound.lower && !Expr::isKnownLE(*bound.lower, bound.form)))
        return std::nullopt;
    }
    return count;
  }
  std::optional<int64_t> trips = loops.front().trips.getInt64();
  if (!trips)
    return std::nullopt;
  Expr total;
  for (int64_t turn = 0; turn < *trips; ++turn) {
    if (++numPoints > kMaxPoints)
      return std::nullopt;
    auto fix = [&](const Expr &expr) {
      return expr.replace(*loops.front().index, turn);
    };
    LoopStack rest(loops.drop_front());
    for (LoopRange &loop : rest)
      loop.trips = fix(loop.trips);
    Bounds fixed = bounds;
    for (Bound &bound : fixed) {
      bound.form = fix(bound.form);
      if (bound.lower)
        bound.lower = fix(*bound.lower);
      if (bound.upper)
        bound.upper = fix(*bound.upper);
    }
    std::optional<Expr> sum = sumPoints(fix(count), rest, fixed);
    if (!sum)
      return std::nullopt;
    total += *sum;
  }
  return total;
}

std::optional<Expr> mlir::roofline::sumWhere(const Expr &count,
                                             ArrayRef<LoopRange> loops,
                                             const Guard &guard,
                                             Dimensions &dimensions,
                                             Location location) {
  if (count.isPoisoned())
    return count;
  Expr total;
  for (const Guard::Term &term : guard.getTerms()) {
    BoundedLoops bounded = boundLoops(loops, term.bounds);
    Expr moved = count;
    for (auto [loop, value] : llvm::zip_equal(loops, bounded.values))
      if (value != Expr(*loop.index))
        moved = moved.replace(*loop.index, value);
    std::optional<Expr> sum =
        BoundedSum(dimensions, location).sum(moved, bounded);
    if (!sum && !dependsOnAny(count, loops))
      if (std::optional<Count> turns = countTurnsWithin(loops, term.bounds))
        sum = count * *turns;
    if (!sum)
      return std::nullopt;
    total += *sum * term.sign;
  }
  return total;
}
