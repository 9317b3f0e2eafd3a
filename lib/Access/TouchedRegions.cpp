//===- TouchedRegions.cpp - Where references of a nest go -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedNest.h"
#include "TurnRange.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

/// The steps that stand for a slope.
static constexpr int64_t kSteps = 16;

int64_t OrderedNest::getTrips(unsigned number, ArrayRef<int64_t> turns) const {
  const NumericLoop &loop = loops[number];
  if (loop.trips.isConstant())
    return loop.extent;
  // Where a loop around may be in any turn, the larger of its ends counts.
  int64_t most = 0;
  for (bool atEnd : {false, true}) {
    Expr trips = loop.trips.substitute([&](const Symbol &symbol) {
      std::optional<Expr> value;
      for (auto [other, turn] : llvm::zip(loops, turns))
        if (other.induction == &symbol)
          value = Expr(turn != kOpen ? turn : atEnd ? other.extent - 1 : 0);
      return value;
    });
    most = std::max(most, trips.getInt64().value_or(loop.extent));
  }
  return std::min(most, loop.extent);
}

Progression mlir::roofline::getProgression(
    int64_t offset, ArrayRef<std::pair<int64_t, int64_t>> strideAndCount) {
  SmallVector<std::pair<int64_t, int64_t>, 4> runs;
  for (auto [stride, count] : strideAndCount) {
    if (count <= 1 || stride == 0)
      continue;
    if (stride < 0)
      offset += stride * (count - 1);
    runs.push_back({std::abs(stride), count});
  }
  Progression result{offset, 1, 1};
  int64_t span = 0, stride = 0;
  for (auto [step, count] : runs) {
    stride = std::gcd(stride, step);
    span += step * (count - 1);
  }
  if (stride != 0)
    result = {offset, stride, span / stride + 1};
  return result;
}

/// The range of `loop` among `ranges`, if it is there.
static const OrderedNest::LoopTurns *
findRange(ArrayRef<OrderedNest::LoopTurns> ranges, unsigned loop) {
  const auto *found =
      llvm::find_if(ranges, [&](auto &range) { return range.loop == loop; });
  return found == ranges.end() ? nullptr : found;
}

/// `turns` with every loop of `ranges` in the middle of its range, as far as
/// that decides how often others turn.
static Turns settle(ArrayRef<int64_t> turns,
                    ArrayRef<OrderedNest::LoopTurns> ranges) {
  Turns settled(turns);
  for (const OrderedNest::LoopTurns &range : ranges)
    settled[range.loop] = (range.first + range.last) / 2;
  return settled;
}

std::pair<int64_t, int64_t>
OrderedNest::getReach(const NumericTerms &terms, ArrayRef<int64_t> turns,
                      ArrayRef<LoopTurns> ranges) const {
  int64_t low = 0, high = 0;
  for (auto [loop, coefficient] : terms) {
    LoopTurns open = {loop, 0, 0};
    if (const LoopTurns *range = findRange(ranges, loop))
      open = *range;
    else if (turns[loop] != kOpen)
      open.first = open.last = turns[loop];
    else
      open.last = std::max<int64_t>(getTrips(loop, turns) - 1, 0);
    low += coefficient * (coefficient < 0 ? open.last : open.first);
    high += coefficient * (coefficient < 0 ? open.first : open.last);
  }
  return {low, high};
}

bool OrderedNest::isIdle(const Reference &reference, ArrayRef<int64_t> turns,
                         ArrayRef<LoopTurns> ranges) const {
  return llvm::any_of(reference.limits, [&](const NumericLimit &limit) {
    auto [low, high] = getReach(limit.terms, turns, ranges);
    return limit.lower >= limit.upper || high < limit.lower ||
           low >= limit.upper;
  });
}

/// `values` that are at least `low` and below `high`; one of them where there
/// are none.
static Progression clip(Progression values, int64_t low, int64_t high) {
  int64_t dropped = 0;
  if (values.low < low)
    dropped = std::min(llvm::divideCeilSigned(low - values.low, values.stride),
                       values.count - 1);
  values.low += dropped * values.stride;
  values.count -= dropped;
  if (values.getEnd() > high)
    values.count = std::max<int64_t>(
        1, llvm::divideFloorSigned(high - 1 - values.low, values.stride) + 1);
  return values;
}

/// The turns out of `trips` of `loop` that limits on it alone leave; one of
/// them where they leave none.
static TurnRange getTurnsLeft(const Reference &reference, unsigned loop,
                              int64_t trips) {
  TurnRange left = {0, std::max<int64_t>(trips, 1)};
  for (const NumericLimit &limit : reference.limits)
    if (limit.terms.size() == 1 && limit.terms.front().first == loop)
      left = left.intersect(getTurnsWithin(limit.terms.front().second,
                                           limit.lower, limit.upper, trips));
  if (left.isEmpty())
    left = {0, 1};
  return left;
}

/// What `index` is, all limits on it taken in.
Progression OrderedNest::getValues(const Reference &reference,
                                   const NumericIndex &index,
                                   ArrayRef<int64_t> turns,
                                   ArrayRef<LoopTurns> ranges) const {
  Turns inside = settle(turns, ranges);
  /// The values of a limit, to be counted among those of what it is part of.
  struct Group {
    const NumericTerms *terms;
    Progression values;
    bool isTaken = false;
  };
  SmallVector<Group, 2> groups;
  using Runs = SmallVector<std::pair<int64_t, int64_t>, 4>;
  auto addTerm = [&](unsigned loop, int64_t coefficient, int64_t &offset,
                     Runs &runs) {
    if (const LoopTurns *range = findRange(ranges, loop)) {
      offset += coefficient * range->first;
      runs.push_back({coefficient, range->last - range->first + 1});
    } else if (turns[loop] != kOpen) {
      offset += coefficient * turns[loop];
    } else {
      auto left = getTurnsLeft(reference, loop, getTrips(loop, inside));
      offset += coefficient * left.first;
      runs.push_back({coefficient, left.end - left.first});
    }
  };
  auto add = [&](const NumericTerms &terms, int64_t offset) {
    Runs runs;
    SmallVector<const NumericTerms *, 2> taken;
    for (Group &group : groups) {
      int64_t factor = group.isTaken ? 0 : getFactor(*group.terms, terms);
      if (!factor)
        continue;
      group.isTaken = true;
      taken.push_back(group.terms);
      offset += factor * group.values.low;
      runs.push_back({factor * group.values.stride, group.values.count});
    }
    for (auto [loop, coefficient] : terms)
      if (llvm::none_of(taken, [loop = loop](const NumericTerms *part) {
            return llvm::any_of(
                *part, [loop](auto &term) { return term.first == loop; });
          }))
        addTerm(loop, coefficient, offset, runs);
    return getProgression(offset, runs);
  };
  for (auto [number, factor] : index.limits) {
    const NumericLimit &limit = reference.limits[number];
    Progression values = add(limit.terms, 0);
    groups.push_back({&limit.terms, clip(values, limit.lower, limit.upper)});
  }
  return add(index.terms, index.offset);
}

Box OrderedNest::getBox(const Reference &reference, ArrayRef<int64_t> turns,
                        ArrayRef<LoopTurns> ranges) const {
  Box box;
  for (auto [index, size] :
       llvm::zip_equal(reference.index, buffers[reference.buffer].shape)) {
    Progression values = getValues(reference, index, turns, ranges);
    // Partial tiles seem to leave the buffer where the turn of the loop around
    // is open.
    int64_t end = std::min(values.getEnd(), size);
    int64_t low = std::clamp<int64_t>(values.low, 0, size - 1);
    values.low = low;
    values.count = std::max<int64_t>(1, (end - 1 - low) / values.stride + 1);
    box.push_back(values);
  }
  return box;
}

double OrderedNest::countPoints(const Reference &reference,
                                ArrayRef<int64_t> turns,
                                ArrayRef<LoopTurns> ranges) const {
  Turns inside = settle(turns, ranges);
  SmallVector<unsigned, 8> seen;
  double points = 1;
  for (const NumericIndex &index : reference.index)
    for (auto [loop, coefficient] : index.terms) {
      if (llvm::is_contained(seen, loop))
        continue;
      seen.push_back(loop);
      if (const LoopTurns *range = findRange(ranges, loop))
        points *= range->last - range->first + 1;
      else if (turns[loop] == kOpen)
        points *= getTrips(loop, inside);
    }
  return points;
}

static bool moves(unsigned loop, const NumericIndex &index) {
  return llvm::any_of(index.terms,
                      [&](auto &term) { return term.first == loop; });
}

/// Whether `loop` moves `reference` along a dimension along which `inner`,
/// which moves it too, does not.
static bool isSlope(const Reference &reference, unsigned loop, unsigned inner) {
  bool alone = false, innerMoves = false;
  for (const NumericIndex &index : reference.index) {
    bool movesHere = moves(inner, index);
    innerMoves |= movesHere;
    alone |= moves(loop, index) && !movesHere;
  }
  return alone && innerMoves;
}

/// An open loop that moves `reference` along one dimension, while the trips of
/// one that does so along another depend on it.
std::optional<unsigned>
OrderedNest::findSlope(const Reference &reference, ArrayRef<int64_t> turns,
                       ArrayRef<LoopTurns> ranges) const {
  for (auto [number, loop] : llvm::enumerate(loops)) {
    if (!loop.drives || turns[number] != kOpen || findRange(ranges, number))
      continue;
    for (auto [inner, driven] : llvm::enumerate(loops))
      if (turns[inner] == kOpen && driven.trips.dependsOn(*loop.induction) &&
          isSlope(reference, number, inner))
        return number;
  }
  return std::nullopt;
}

void OrderedNest::addSteps(const Reference &reference, const Turns &turns,
                           SmallVectorImpl<LoopTurns> &ranges,
                           Region &region) const {
  constexpr unsigned kMaxSlopes = 2;
  std::optional<unsigned> slope = ranges.size() <= kMaxSlopes
                                      ? findSlope(reference, turns, ranges)
                                      : std::nullopt;
  if (!slope) {
    if (isIdle(reference, turns, ranges) ||
        llvm::any_of(reference.path, [&](unsigned loop) {
          return turns[loop] == kOpen && !findRange(ranges, loop) &&
                 getTrips(loop, settle(turns, ranges)) <= 0;
        }))
      return;
    region.boxes.push_back(getBox(reference, turns, ranges));
    region.mostElements += countPoints(reference, turns, ranges);
    return;
  }
  int64_t trips = getTrips(*slope, settle(turns, ranges));
  int64_t steps = std::min(trips, kSteps);
  for (int64_t i = 0; i < steps; ++i) {
    ranges.push_back({*slope, i * trips / steps, (i + 1) * trips / steps - 1});
    addSteps(reference, turns, ranges, region);
    ranges.pop_back();
  }
}

void OrderedNest::addBoxes(const Reference &reference, ArrayRef<int64_t> turns,
                           std::optional<LoopTurns> range,
                           Region &region) const {
  SmallVector<LoopTurns, 3> ranges;
  if (!range)
    return addSteps(reference, Turns(turns), ranges, region);
  // A range that decides on trips is one more slope to go up in steps.
  int64_t turnsInRange = range->last - range->first + 1;
  int64_t steps =
      loops[range->loop].drives ? std::min(turnsInRange, kSteps) : 1;
  for (int64_t i = 0; i < steps; ++i) {
    ranges.assign({{range->loop, range->first + i * turnsInRange / steps,
                    range->first + (i + 1) * turnsInRange / steps - 1}});
    addSteps(reference, Turns(turns), ranges, region);
  }
}
