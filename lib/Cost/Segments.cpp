//===- Segments.cpp - Which roof binds from which value on ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Quotients by constants are polynomials along every M-th value of the symbol,
// M a common multiple of the divisors. So the values fall into M classes, each
// of which is solved on its own; then they are merged. Where M is too large,
// the values are halved instead (SegmentIntervals.h).
//
//===----------------------------------------------------------------------===//

#include "Segments.h"
#include "PieceBuilder.h"
#include "SegmentIntervals.h"
#include "TimeScale.h"
#include "roofline/Support/Symbol.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::DynamicAPInt;
using llvm::SmallVector;

static constexpr int64_t kMaxClasses = 4096;
static constexpr Budget kBudget = 1 << 17;
/// Values that are looked at one by one, where classes differ.
static constexpr int64_t kMaxListed = 4096;

//===----------------------------------------------------------------------===//
// Periods
//===----------------------------------------------------------------------===//

/// The least common multiple, up to the number of classes.
static std::optional<int64_t> joinPeriods(std::optional<int64_t> lhs,
                                          std::optional<int64_t> rhs) {
  if (!lhs || !rhs)
    return std::nullopt;
  int64_t period = *lhs / std::gcd(*lhs, *rhs) * *rhs;
  return period <= kMaxClasses ? std::optional(period) : std::nullopt;
}

static std::optional<int64_t> getPeriod(const Expr &e);

static std::optional<int64_t> getPeriod(const ExprFactor &factor) {
  if (factor.kind == ExprFactor::Kind::FloorDiv) {
    std::optional<int64_t> period = getPeriod(factor.operands[0]);
    std::optional<int64_t> divisor = factor.operands[1].getInt64();
    if (!period || !divisor || *divisor > kMaxClasses / *period)
      return std::nullopt;
    return *period * *divisor;
  }
  std::optional<int64_t> period = 1;
  for (const Expr &operand : factor.operands)
    period = joinPeriods(period, getPeriod(operand));
  return period;
}

/// The distance of values along which all quotients in `e` are polynomials.
static std::optional<int64_t> getPeriod(const Expr &e) {
  std::optional<int64_t> period = 1;
  for (const ExprTerm &term : e.getTerms())
    for (const ExprFactor &factor : term.factors)
      period = joinPeriods(period, getPeriod(factor));
  return period;
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

namespace {

/// The owner of what is never slower than nothing; demands are counted from 1.
constexpr unsigned kNothing = 0;

/// From a value on a class has another owner.
struct Change {
  int64_t at;
  int64_t classIndex;
  unsigned owner;
};

class SegmentFinder {
public:
  SegmentFinder(ArrayRef<RoofDemand> demands, const Symbol &symbol)
      : demands(demands), symbol(symbol) {}

  std::optional<SegmentList> find();

private:
  bool findRates();
  bool findDomain();
  std::optional<PieceList> buildTime(PieceBuilder &builder,
                                     const RoofDemand &demand) const;
  bool solveClass(int64_t index);

  void merge();
  void mergeRange(int64_t from, int64_t to);
  void append(int64_t from, ArrayRef<unsigned> ownersThere);

  ArrayRef<RoofDemand> demands;
  const Symbol &symbol;
  /// A common multiple of the rates.
  DynamicAPInt unit = DynamicAPInt(1);
  int64_t first = 0, last = 0, numClasses = 1;
  Budget budget = kBudget;
  /// By class: the owner at first, while merging the current one.
  SmallVector<unsigned> owners;
  SmallVector<Change> changes;
  int64_t numListed = 0;
  SegmentList segments;
};

} // namespace

bool SegmentFinder::findRates() {
  for (const RoofDemand &demand : demands) {
    for (const Demand &part : demand.parts) {
      std::optional<int64_t> whole = getWholeRate(part.rate);
      if (!whole)
        return false;
      DynamicAPInt rate(*whole);
      // In this order, as what leaves 64 bits stays slow.
      unit = unit / llvm::gcd(unit, rate) * rate;
    }
  }
  return true;
}

bool SegmentFinder::findDomain() {
  first = symbol.lower;
  last = symbol.upper.value_or(INT64_MAX);
  int64_t distance;
  if (__builtin_sub_overflow(last, first, &distance))
    return false;
  std::optional<int64_t> period = 1;
  for (const RoofDemand &demand : demands)
    for (const Demand &part : demand.parts)
      period = joinPeriods(period, getPeriod(part.amount));
  if (period && *period <= distance) {
    numClasses = *period;
    return true;
  }
  // Few values are as many classes of one each, in which all is constant.
  if (distance >= kMaxClasses)
    return false;
  numClasses = distance + 1;
  return true;
}

std::optional<PieceList>
SegmentFinder::buildTime(PieceBuilder &builder,
                         const RoofDemand &demand) const {
  std::optional<PieceList> time = PieceList{{}};
  for (const Demand &part : demand.parts) {
    std::optional<PieceList> amount = builder.build(part.amount);
    if (!amount)
      return std::nullopt;
    DynamicAPInt rate(*getWholeRate(part.rate));
    PieceList scale = {{0, UnivariatePolynomial(unit / rate)}};
    amount = builder.multiply(*amount, scale);
    if (!amount)
      return std::nullopt;
    time = builder.add(*time, *amount);
    if (!time)
      return std::nullopt;
  }
  return time;
}

bool SegmentFinder::solveClass(int64_t index) {
  PieceBuilder builder(symbol, numClasses, first + index,
                       (last - first - index) / numClasses, budget);
  std::optional<PieceList> slowest = PieceList{{}};
  for (auto [i, demand] : llvm::enumerate(demands)) {
    std::optional<PieceList> time = buildTime(builder, demand);
    if (!time)
      return false;
    for (Piece &piece : *time)
      piece.owner = static_cast<unsigned>(i) + 1;
    slowest = builder.takeLarger(*slowest, *time);
    if (!slowest)
      return false;
  }
  owners.push_back(slowest->front().owner);
  for (const Piece &piece : llvm::drop_begin(*slowest))
    changes.push_back(
        {first + index + piece.from * numClasses, index, piece.owner});
  return true;
}

std::optional<SegmentList> SegmentFinder::find() {
  if (!findRates() || !findDomain())
    return std::nullopt;
  for (int64_t index = 0; index != numClasses; ++index)
    if (!solveClass(index))
      return std::nullopt;
  merge();
  return std::move(segments);
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

/// Adds a segment, or lets the last one go on.
void SegmentFinder::append(int64_t from, ArrayRef<unsigned> ownersThere) {
  Segment segment = {from, {}};
  for (unsigned owner : ownersThere)
    if (owner != kNothing)
      segment.slowest.push_back(owner - 1);
  llvm::sort(segment.slowest);
  segment.slowest.erase(llvm::unique(segment.slowest), segment.slowest.end());
  if (segment.slowest.empty() ||
      (!segments.empty() && segments.back().slowest == segment.slowest))
    return;
  if (segments.empty())
    segment.from = first;
  segments.push_back(std::move(segment));
}

/// Appends the values from `from` to `to`, in which no class changes.
void SegmentFinder::mergeRange(int64_t from, int64_t to) {
  if (llvm::all_equal(owners)) {
    // The class that changed last, at `from`, had its other owner one period
    // before; all values since are of classes that changed earlier.
    bool isAfterTurns = !segments.empty() && segments.back().slowest.size() > 1;
    return append(isAfterTurns
                      ? std::max(from - numClasses, segments.back().from) + 1
                      : from,
                  owners.front());
  }
  if (to - from >= kMaxListed - numListed) {
    // What was listed of the same turns begins with them.
    while (segments.size() > 1 && from - segments.back().from < numClasses &&
           llvm::all_of(
               segments.back().slowest,
               [&](unsigned slowest) {
                 return llvm::is_contained(owners, slowest + 1);
               })) {
      from = segments.back().from;
      segments.pop_back();
    }
    return append(from, owners);
  }
  numListed += to - from + 1;
  for (int64_t value = from; value <= to; ++value)
    append(value, owners[(value - first) % numClasses]);
}

void SegmentFinder::merge() {
  llvm::sort(changes, [](const Change &lhs, const Change &rhs) {
    return std::pair(lhs.at, lhs.classIndex) <
           std::pair(rhs.at, rhs.classIndex);
  });
  int64_t from = first;
  for (const Change &change : changes) {
    if (change.at != from)
      mergeRange(from, change.at - 1);
    from = change.at;
    owners[change.classIndex] = change.owner;
  }
  mergeRange(from, last);
}

std::optional<SegmentList>
mlir::roofline::findSegments(ArrayRef<RoofDemand> demands,
                             const Symbol &symbol) {
  std::optional<SegmentList> segments = SegmentFinder(demands, symbol).find();
  return segments ? std::move(segments)
                  : findSegmentsByIntervals(demands, symbol);
}
