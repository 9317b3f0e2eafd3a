//===- SegmentIntervals.cpp - Segments found interval by interval
//---------------------===//
//
// Interval of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SegmentIntervals.h"
#include "Envelope.h"
#include "TimeScale.h"
#include "roofline/Support/Symbol.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// An interval takes some tens of microseconds.
static constexpr unsigned kMaxIntervals = 2048;

namespace {
/// Values of the symbol, both ends included.
struct Interval {
  int64_t from, to;
};

/// Who is the slowest in an interval: one demand, or none where nothing takes
/// any time.
using Slowest = decltype(Segment::slowest);

class IntervalFinder {
public:
  IntervalFinder(SmallVector<Expr, 4> times, const Symbol &symbol)
      : times(std::move(times)), symbol(symbol) {}

  std::optional<SegmentList> find();

private:
  std::optional<Slowest> findSlowestIn(const Interval &interval) const;
  std::optional<Slowest> findSlowestFrom(int64_t from) const;
  void append(int64_t from, const Slowest &slowest);

  SmallVector<Expr, 4> times;
  const Symbol &symbol;
  SegmentList segments;
};
} // namespace

static bool spansMagnitudes(const Interval &interval) {
  return interval.from >= 0 && interval.to / 4 >= interval.from;
}

/// Where the interval is cut. One that spans magnitudes falls into these, as
/// bounds of products come together by the quotient of its ends.
static int64_t getMiddle(const Interval &interval) {
  if (spansMagnitudes(interval))
    return std::max<int64_t>(0, interval.from * 2 - 1);
  return interval.from + (interval.to - interval.from) / 2;
}

/// The one that is no faster than all others, nor than those before it.
/// `isFaster(i, j, orEqual)` is whether demand i is shown to be.
template <typename Compare>
static std::optional<Slowest> findSlowestOf(unsigned number, Compare isFaster) {
  for (unsigned i = 0; i != number; ++i)
    if (llvm::all_of(llvm::seq<unsigned>(0, number), [&](unsigned j) {
          return i == j || isFaster(j, i, /*orEqual=*/j > i);
        }))
      return Slowest{i};
  return std::nullopt;
}

/// Empty where that is not shown for all of its values.
std::optional<Slowest>
IntervalFinder::findSlowestIn(const Interval &interval) const {
  SymbolContext symbols;
  std::optional<int64_t> to = interval.to;
  if (interval.to == INT64_MAX)
    to = symbol.upper;
  Expr value = interval.from == interval.to
                   ? Expr(interval.from)
                   : Expr(symbols.create(symbol.name, interval.from, to));
  SmallVector<Expr, 4> here;
  for (const Expr &time : times)
    here.push_back(time.replace(symbol, value));
  if (llvm::all_of(here,
                   [](const Expr &time) { return Expr::isKnownLE(time, 0); }))
    return Slowest{};
  return findSlowestOf(here.size(), [&](unsigned i, unsigned j, bool orEqual) {
    return here[j].isKnownPositive() &&
           (orEqual ? Expr::isKnownLE(here[i], here[j])
                    : Expr::isKnownLT(here[i], here[j]));
  });
}

/// The slowest of all values from one on, by what the times are close to. Where
/// it is none the numbers soon become too large for anything else.
std::optional<Slowest> IntervalFinder::findSlowestFrom(int64_t from) const {
  if (from < 0)
    return std::nullopt;
  SmallVector<Envelope, 4> envelopes;
  for (const Expr &time : times) {
    std::optional<Envelope> envelope = findEnvelope(time, symbol, from);
    if (!envelope)
      return std::nullopt;
    envelopes.push_back(std::move(*envelope));
  }
  return findSlowestOf(times.size(), [&](unsigned i, unsigned j, bool orEqual) {
    return envelopes[j].lower.getConstantTerm() > 0 &&
           isBelow(envelopes[i], envelopes[j], orEqual);
  });
}

/// Adds a segment, or lets the last one go on.
void IntervalFinder::append(int64_t from, const Slowest &slowest) {
  if (slowest.empty() ||
      (!segments.empty() && segments.back().slowest == slowest))
    return;
  segments.push_back({segments.empty() ? symbol.lower : from, slowest});
}

std::optional<SegmentList> IntervalFinder::find() {
  SmallVector<Interval, 8> open = {
      {symbol.lower, symbol.upper.value_or(INT64_MAX)}};
  for (unsigned intervals = 0; !open.empty(); ++intervals) {
    Interval interval = open.pop_back_val();
    if (intervals == kMaxIntervals)
      return std::nullopt;
    std::optional<Slowest> slowest = findSlowestIn(interval);
    if (!slowest && spansMagnitudes(interval))
      slowest = findSlowestFrom(interval.from);
    if (slowest) {
      append(interval.from, *slowest);
      continue;
    }
    // Of numbers one is the slowest, unless they are too large.
    if (interval.from == interval.to)
      return std::nullopt;
    int64_t middle = getMiddle(interval);
    open.push_back({middle + 1, interval.to});
    open.push_back({interval.from, middle});
  }
  return std::move(segments);
}

std::optional<SegmentList>
mlir::roofline::findSegmentsByIntervals(ArrayRef<RoofDemand> demands,
                                        const Symbol &symbol) {
  int64_t distance;
  if (__builtin_sub_overflow(symbol.upper.value_or(INT64_MAX), symbol.lower,
                             &distance))
    return std::nullopt;
  std::optional<SmallVector<Expr, 4>> times = scaleTimes(demands);
  return times ? IntervalFinder(std::move(*times), symbol).find()
               : std::nullopt;
}
