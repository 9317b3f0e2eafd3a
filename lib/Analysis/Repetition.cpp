//===- Repetition.cpp - Sums over loops -----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Repetition.h"
#include "LoopBounds.h"
#include "roofline/Access/AnchoredNest.h"
#include "roofline/Support/BoundedSum.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

Repetition::Repetition(ArrayRef<LoopRange> around, Dimensions &dimensions,
                       Location location)
    : loops(around), dimensions(dimensions), location(location) {
  // Where c goes from b to N, and b up to N, that is N - b turns and no less.
  for (auto [depth, loop] : llvm::enumerate(loops))
    if (!loop.trips.isConstant())
      loop.trips =
          simplifyInside(loop.trips, ArrayRef(loops).take_front(depth));
}

namespace {
struct ComesBefore {
  bool operator()(ArrayRef<Expr> lhs, ArrayRef<Expr> rhs) const {
    return std::lexicographical_compare(
        lhs.begin(), lhs.end(), rhs.begin(), rhs.end(),
        [](const Expr &a, const Expr &b) { return Expr::compare(a, b) < 0; });
  }
};
/// Sums over the innermost of some loops, by their trips and what is added up:
/// other turns of the loops around often leave the same.
using KnownSums = std::map<std::vector<Expr>, std::optional<Expr>, ComesBefore>;

/// What sums may take, since no sum is worth more than a second or so.
struct Budget {
  /// Turns that are looked at one by one.
  unsigned turns = 4096;
  /// See `sumWithin`.
  int64_t work = int64_t(1) << 18;
  KnownSums known;
};
} // namespace

/// The sum over the turns of the innermost of `loops`; empty where it has no
/// closed form.
static std::optional<Expr> sumOver(ArrayRef<LoopRange> loops, const Expr &count,
                                   Budget &budget) {
  const LoopRange &loop = loops.back();
  if (!count.dependsOn(*loop.index))
    return count * loop.trips;
  auto sum = [&](const Expr &body) {
    return sumWithin(budget.work, body, *loop.index, 0, loop.trips);
  };
  if (std::optional<Expr> simple = sum(count))
    return simple;
  Expr inside = simplifyInside(count, loops);
  return inside == count ? std::nullopt : sum(inside);
}

static std::optional<Expr> computeTurns(ArrayRef<LoopRange> loops,
                                        const Expr &count, Budget &budget);

/// `computeTurns`, once for all that are alike.
static std::optional<Expr> sumTurns(ArrayRef<LoopRange> loops,
                                    const Expr &count, Budget &budget) {
  std::vector<Expr> key;
  for (const LoopRange &loop : loops)
    key.push_back(loop.trips);
  key.push_back(count);
  if (auto known = budget.known.find(key); known != budget.known.end())
    return known->second;
  std::optional<Expr> sum = computeTurns(loops, count, budget);
  budget.known[key] = sum;
  return sum;
}

/// The sum over all loops, turn by turn from the outside where it has no closed
/// form and there are not many turns; empty where that does not do.
static std::optional<Expr> computeTurns(ArrayRef<LoopRange> loops,
                                        const Expr &count, Budget &budget) {
  Expr total = count;
  ArrayRef<LoopRange> open = loops;
  for (; !open.empty(); open = open.drop_back()) {
    std::optional<Expr> sum = sumOver(open, total, budget);
    if (!sum || sum->isPoisoned())
      break;
    total = *sum;
  }
  if (open.empty())
    return total;
  std::optional<int64_t> turns = loops.front().trips.getInt64();
  if (!turns || *turns > budget.turns)
    return std::nullopt;
  budget.turns -= *turns;
  total = 0;
  for (int64_t turn = 0; turn < *turns; ++turn) {
    const Symbol &index = *loops.front().index;
    LoopStack rest(loops.drop_front());
    for (LoopRange &loop : rest)
      loop.trips = loop.trips.replace(index, turn);
    std::optional<Expr> sum =
        sumTurns(rest, count.replace(index, turn), budget);
    if (!sum)
      return std::nullopt;
    total += *sum;
  }
  return total;
}

/// `term`, a product, as what does not depend on any of `loops`, and the rest.
static std::pair<Expr, Expr> splitOff(const Expr &term,
                                      ArrayRef<LoopRange> loops) {
  Expr fixed = term, turning = 1;
  for (const LoopRange &loop : loops) {
    if (!fixed.dependsOn(*loop.index))
      continue;
    auto [without, with] = fixed.splitTerms(*loop.index).front();
    fixed = without;
    turning *= with;
  }
  return {fixed, turning};
}

/// A symbol for the sum of `term` over all `around`, times what is fixed in it.
Expr Repetition::makeSymbol(const Expr &term,
                            ArrayRef<LoopRange> around) const {
  auto [fixed, turning] = splitOff(term, around);
  return fixed * dimensions.getSum({turning, LoopStack(around), location});
}

/// The sum with symbols for what has no closed form, which must then stand for
/// the sum over all loops around as well.
Expr Repetition::sumWithSymbols(const Expr &count) const {
  Expr closed = count;
  Budget budget;
  SmallVector<std::pair<Expr, ArrayRef<LoopRange>>> open;
  for (ArrayRef<LoopRange> around = loops; !around.empty();
       around = around.drop_back()) {
    const LoopRange &loop = around.back();
    Expr next;
    for (const auto &[factor, turning] : closed.splitTerms(*loop.index)) {
      std::optional<Expr> sum = sumOver(around, turning, budget);
      if (sum && !sum->isPoisoned())
        next += factor * *sum;
      else
        open.emplace_back(factor * turning, around);
    }
    closed = next;
    if (closed.isPoisoned())
      return closed;
  }
  if (open.empty())
    return closed;
  if (open.size() == 1)
    return closed + makeSymbol(open.front().first, open.front().second);
  // One symbol says more than a sum of some.
  return makeSymbol(count);
}

/// The same symbol for counts that are multiples of each other.
Expr Repetition::makeSymbol(const Expr &count) const {
  Expr factor = isSteady(count)
                    ? count
                    : splitOff(Expr::commonDivisor(count), loops).first;
  return factor * dimensions.getSum({Expr::floorDiv(count, factor),
                                     LoopStack(loops), location});
}

bool Repetition::isSteady(const Expr &count) const {
  return llvm::none_of(loops, [&](const LoopRange &loop) {
    return count.dependsOn(*loop.index);
  });
}

/// `total`, the sum of `count`, where somebody can read it.
Expr Repetition::shorten(const Expr &total, const Expr &count) const {
  return total.isUnwieldy() ? makeSymbol(count) : total;
}

std::optional<Expr> Repetition::sumExactly(const Expr &count) const {
  if (loops.empty() || count.isPoisoned())
    return count;
  Budget budget;
  std::optional<Expr> sum = sumTurns(loops, count, budget);
  if (sum || !loops.front().trips.isConstant())
    return sum;
  // A formula for any number of turns may be one where numbers get too large on
  // the way, or the turns are too many.
  const Symbol &number = dimensions.createInduction();
  LoopStack open(loops);
  open.front().trips = Expr(number);
  Budget again;
  sum = sumTurns(open, count, again);
  if (!sum || sum->isPoisoned())
    return std::nullopt;
  return sum->replace(number, loops.front().trips);
}

/// Whether `expr` depends on turns of `loops`, in what its symbols are sums of
/// too.
static bool dependsInside(const Expr &expr, ArrayRef<LoopRange> loops,
                          const Dimensions &dimensions) {
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  return llvm::any_of(symbols, [&](const Symbol *symbol) {
    if (llvm::any_of(
            loops, [&](const LoopRange &loop) { return loop.index == symbol; }))
      return true;
    const OpenSum *sum = dimensions.lookupSum(*symbol);
    return sum && (dependsInside(sum->turning, loops, dimensions) ||
                   llvm::any_of(sum->loops, [&](const LoopRange &loop) {
                     return dependsInside(loop.trips, loops, dimensions);
                   }));
  });
}

/// What `count` has in sums that the turns of the loops change, added up over
/// these as well; `count` keeps the rest.
Expr Repetition::sumOpenSums(Expr &count) const {
  Expr total;
  llvm::SetVector<const Symbol *> symbols;
  count.collectSymbols(symbols);
  for (const Symbol *symbol : symbols) {
    const OpenSum *open = dimensions.lookupSum(*symbol);
    if (!open || !dependsInside(Expr(*symbol), loops, dimensions))
      continue;
    OpenSum inner = *open;
    LoopStack all(loops);
    all.append(inner.loops);
    Expr rest;
    for (const auto &[factor, turning] : count.splitTerms(*symbol)) {
      if (turning == Expr(*symbol))
        total +=
            Repetition(all, dimensions, location).sum(factor * inner.turning);
      else
        rest += factor * turning;
    }
    count = rest;
  }
  return total;
}

Expr Repetition::sum(const Expr &count) const {
  if (loops.empty() || count.isPoisoned())
    return count;
  Expr own = count;
  Expr open = sumOpenSums(own);
  return open + sumOwn(own);
}

Expr Repetition::sumOwn(const Expr &count) const {
  std::optional<Expr> exact = sumExactly(count);
  if (!exact && isSteady(count))
    return count * sumOpenTurns();
  return shorten(exact ? *exact : sumWithSymbols(count), count);
}

Expr Repetition::sumOpenTurns() const {
  if (!openTurns)
    openTurns = shorten(sumWithSymbols(1), 1);
  return *openTurns;
}

/// Whether no count of `cost`, or size in a nest, depends on the turn of a
/// loop.
template <typename T>
static bool areSteady(const T &cost, ArrayRef<LoopRange> loops,
                      const Dimensions &dimensions) {
  bool steady = true;
  (void)cost.transform([&](const Expr &count) {
    steady &= !dependsInside(count, loops, dimensions);
    return count;
  });
  return steady;
}

KernelCost Repetition::sum(const KernelCost &cost) const {
  // The turns are added up once for all counts that do not change with them,
  // where that gives a number or takes too long.
  std::optional<Expr> turns = sumExactly(1);
  KernelCost total = cost.transform([&](const Expr &count) {
    if (!count.isConstant() || (turns && !turns->isConstant()))
      return sum(count);
    return count * (turns ? *turns : sumOpenTurns());
  });
  if (!total.executions.isConstant() && areSteady(cost, loops, dimensions))
    total.once = std::make_shared<const KernelCost>(cost);
  if (cost.nest && areSteady(anchorOffsets(*cost.nest), loops, dimensions))
    total.nest = cost.nest;
  return total;
}
