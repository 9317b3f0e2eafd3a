//===- TouchedRegions.cpp - Where references of a nest go -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedNest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

int64_t OrderedNest::getNumSteps() const {
  constexpr int64_t kSteps = 16, kFewSteps = 4;
  constexpr unsigned kManyInside = 2;
  // Loops that are driven, and drive others.
  auto numInside = llvm::count_if(
      loops, [](const NumericLoop &loop) { return loop.drives && loop.trips; });
  return numInside < kManyInside ? kSteps : kFewSteps;
}

int64_t OrderedNest::getTurn(unsigned number, ArrayRef<int64_t> turns,
                             bool atEnd) const {
  const NumericLoop &loop = loops[number];
  int64_t turn = turns[number];
  // The last of a loop that others decide on is the last in their last.
  if (turn == kOpen)
    return atEnd ? std::max<int64_t>(countTurns(loop, turns), 1) - 1 : 0;
  if (!loop.withinGroup)
    return turn;
  int64_t size = loops[*loop.withinGroup].extent;
  int64_t inGroup = turns[*loop.withinGroup];
  if (inGroup == kOpen)
    inGroup = atEnd ? size - 1 : 0;
  return turn * size + inGroup;
}

int64_t OrderedNest::countTurns(const NumericLoop &loop,
                                ArrayRef<int64_t> turns) const {
  if (!loop.trips)
    return loop.mostInAll;
  // Where a loop around may be in any turn, the larger of its ends counts.
  int64_t most = 0;
  bool isOpen = false;
  for (bool atEnd : {false, true}) {
    std::optional<int64_t> count = loop.trips->evaluate([&](unsigned number) {
      isOpen |= turns[number] == kOpen || loops[number].withinGroup;
      return getTurn(number, turns, atEnd);
    });
    most = std::max(most, count.value_or(loop.mostInAll));
    if (!isOpen)
      break;
  }
  return std::min(most, loop.mostInAll);
}

int64_t OrderedNest::getTrips(unsigned number, ArrayRef<int64_t> turns) const {
  const NumericLoop &loop = loops[number];
  int64_t inAll = countTurns(loop, turns);
  if (loop.withinGroup)
    return llvm::divideCeilSigned(inAll, loops[*loop.withinGroup].extent);
  if (!loop.groups)
    return inAll;
  int64_t group = turns[*loop.groups];
  int64_t before = group == kOpen ? 0 : group * loop.extent;
  return std::clamp<int64_t>(inAll - before, 0, loop.extent);
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

const OrderedNest::LoopTurns *
mlir::roofline::findRange(ArrayRef<OrderedNest::LoopTurns> ranges,
                          unsigned loop) {
  const auto *found =
      llvm::find_if(ranges, [&](auto &range) { return range.loop == loop; });
  return found == ranges.end() ? nullptr : found;
}

Turns mlir::roofline::settle(ArrayRef<int64_t> turns,
                             ArrayRef<OrderedNest::LoopTurns> ranges) {
  Turns settled(turns);
  for (const OrderedNest::LoopTurns &range : ranges)
    settled[range.loop] = (range.first + range.last) / 2;
  return settled;
}

/// The largest value of `index` where the loops in it that decide how often
/// others turn are all `numBack` turns before their last, or in their first;
/// empty where none of them may be in several.
std::optional<int64_t> OrderedNest::getEnd(const NumericIndex &index,
                                           ArrayRef<int64_t> turns,
                                           ArrayRef<LoopTurns> ranges,
                                           int64_t numBack) const {
  bool isDriven = false;
  Turns inside(turns);
  for (unsigned loop : outsideIn) {
    if (!loops[loop].drives || turns[loop] != kOpen ||
        !moves(loop, index.terms))
      continue;
    const LoopTurns *range = findRange(ranges, loop);
    int64_t last = range ? range->last : getTrips(loop, inside) - 1;
    int64_t first = range ? range->first : 0;
    inside[loop] = last - first > numBack ? last - numBack : first;
    isDriven = true;
  }
  if (!isDriven)
    return std::nullopt;
  int64_t end = index.offset;
  for (auto [loop, coefficient] : index.terms) {
    const LoopTurns *range = findRange(ranges, loop);
    if (coefficient < 0)
      return std::nullopt;
    end += coefficient *
           (inside[loop] != kOpen ? inside[loop]
            : range ? range->last
                    : std::max<int64_t>(0, getTrips(loop, inside) - 1));
  }
  return end;
}

Box OrderedNest::getBox(const Reference &reference, ArrayRef<int64_t> openTurns,
                        ArrayRef<LoopTurns> allRanges) const {
  // The turn before, and the first.
  constexpr int64_t kEarlier[] = {1, std::numeric_limits<int64_t>::max()};
  Box box;
  // Along a diagonal one dimension runs while the others stay in the middle:
  // as many elements, about where they are.
  Turns turns(openTurns);
  SmallVector<LoopTurns, 3> ranges(allRanges);
  auto stay = [&](const NumericIndex &moved) {
    llvm::erase_if(ranges, [&](const LoopTurns &range) {
      bool stays = moves(range.loop, moved.terms) &&
                   isDiagonal(reference, range.loop, openTurns);
      if (stays)
        turns[range.loop] = (range.first + range.last) / 2;
      return stays;
    });
  };
  for (auto [index, size] :
       llvm::zip_equal(reference.index, buffers[reference.buffer].shape)) {
    Progression values = getValues(reference, index, turns, ranges);
    // Partial tiles seem to leave the buffer where the turn of the loop around
    // is open.
    int64_t end = std::min(values.getEnd(), size);
    // Partial tiles end with the last of them, unless earlier ones reach
    // farther.
    if (std::optional<int64_t> last = getEnd(index, turns, ranges, 0);
        last && llvm::all_of(kEarlier, [&](int64_t numBack) {
          return *last >= *getEnd(index, turns, ranges, numBack);
        }))
      end = std::min(end, *last + 1);
    int64_t low = std::clamp<int64_t>(values.low, 0, size - 1);
    values.low = low;
    values.count = std::max<int64_t>(1, (end - 1 - low) / values.stride + 1);
    box.push_back(values);
    stay(index);
  }
  return box;
}

Amount OrderedNest::countPoints(const Reference &reference,
                                ArrayRef<int64_t> turns,
                                ArrayRef<LoopTurns> ranges) const {
  Turns inside = settle(turns, ranges);
  SmallVector<unsigned, 8> seen;
  Amount points = 1;
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

/// Whether `loop` moves `reference` along a dimension along which `inner`,
/// which moves it too, does not.
static bool isSlope(const Reference &reference, unsigned loop, unsigned inner) {
  bool alone = false, innerMoves = false;
  for (const NumericIndex &index : reference.index) {
    bool movesHere = moves(inner, index.terms);
    innerMoves |= movesHere;
    alone |= moves(loop, index.terms) && !movesHere;
  }
  return alone && innerMoves;
}

/// Whether how often `inner` turns changes with `loop`, also by way of open
/// loops between them that do not move `reference`.
bool OrderedNest::isDriven(const Reference &reference, unsigned inner,
                           unsigned loop, ArrayRef<int64_t> turns) const {
  const std::optional<TripFormula> &trips = loops[inner].trips;
  if (!trips)
    return false;
  if (trips->dependsOn(loop))
    return true;
  for (auto [between, other] : llvm::enumerate(loops))
    if (turns[between] == kOpen && trips->dependsOn(between) &&
        llvm::none_of(reference.index,
                      [between = between](const NumericIndex &index) {
                        return moves(between, index.terms);
                      }) &&
        isDriven(reference, between, loop, turns))
      return true;
  return false;
}

/// An open loop that moves `reference` along one dimension, while the trips of
/// one that does so along another depend on it.
std::optional<unsigned>
OrderedNest::findSlope(const Reference &reference, ArrayRef<int64_t> turns,
                       ArrayRef<LoopTurns> ranges) const {
  for (auto [number, loop] : llvm::enumerate(loops)) {
    if (!loop.drives || turns[number] != kOpen || findRange(ranges, number))
      continue;
    unsigned named = loop.groups.value_or(number);
    for (unsigned inner = 0; inner < loops.size(); ++inner)
      if (turns[inner] == kOpen && isSlope(reference, number, inner) &&
          isDriven(reference, inner, named, turns))
        return number;
  }
  return std::nullopt;
}

/// Whether `loop` alone moves `reference` along several dimensions.
bool OrderedNest::isDiagonal(const Reference &reference, unsigned loop,
                             ArrayRef<int64_t> turns) const {
  unsigned numMoved = 0;
  for (const NumericIndex &index : reference.index) {
    if (!moves(loop, index.terms))
      continue;
    ++numMoved;
    if (llvm::any_of(index.terms, [&](const auto &term) {
          return term.first != loop && turns[term.first] == kOpen;
        }))
      return false;
  }
  return numMoved > 1;
}

/// An open loop that moves `reference` along a diagonal.
std::optional<unsigned>
OrderedNest::findDiagonal(const Reference &reference, ArrayRef<int64_t> turns,
                          ArrayRef<LoopTurns> ranges) const {
  for (unsigned loop = 0; loop < loops.size(); ++loop)
    if (turns[loop] == kOpen && !findRange(ranges, loop) &&
        isDiagonal(reference, loop, turns))
      return loop;
  return std::nullopt;
}

void OrderedNest::addSteps(const Reference &reference, const Turns &turns,
                           SmallVectorImpl<LoopTurns> &ranges,
                           Region &region) const {
  constexpr unsigned kMaxSlopes = 2;
  std::optional<unsigned> slope = ranges.size() <= kMaxSlopes
                                      ? findSlope(reference, turns, ranges)
                                      : std::nullopt;
  if (!slope && ranges.size() <= kMaxSlopes)
    slope = findDiagonal(reference, turns, ranges);
  if (!slope) {
    if (isIdle(reference, turns, ranges) ||
        llvm::any_of(reference.path, [&](unsigned loop) {
          return turns[loop] == kOpen && !findRange(ranges, loop) &&
                 getTrips(loop, settle(turns, ranges)) <= 0;
        }))
      return;
    addCut(reference, turns, ranges, getBox(reference, turns, ranges), region);
    region.mostElements += countPoints(reference, turns, ranges);
    return;
  }
  int64_t trips = getTrips(*slope, settle(turns, ranges));
  int64_t steps = std::min(trips, getNumSteps());
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
  bool isSteep =
      loops[range->loop].drives || isDiagonal(reference, range->loop, turns);
  int64_t steps = isSteep ? std::min(turnsInRange, getNumSteps()) : 1;
  for (int64_t i = 0; i < steps; ++i) {
    ranges.assign({{range->loop, range->first + i * turnsInRange / steps,
                    range->first + (i + 1) * turnsInRange / steps - 1}});
    addSteps(reference, Turns(turns), ranges, region);
  }
}
