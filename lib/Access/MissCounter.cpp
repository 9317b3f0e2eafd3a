//===- MissCounter.cpp - Lines that a cache fetches again -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counting goes by events: a line that is touched for the first time in one
// turn of a loop (TouchEvents.cpp counts them). Those of the turns of a loop,
// less those of its executions, are what the loop reuses; those of the parts of
// a body, less those of the body, what its parts hand on. Whether such a line
// is still there is asked of a few of them, spread evenly, unless all that is
// touched fits anyhow.
//
//===----------------------------------------------------------------------===//

#include "MissCounter.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// Fractional parts of multiples of these fill the unit interval evenly.
static double getSpread(unsigned dimension, unsigned number) {
  constexpr double kRoots[] = {0.6180339887498949, 0.4142135623730951,
                               0.7320508075688772, 0.2360679774997898,
                               0.6457513110645906, 0.3166247903553998,
                               0.6055512754639891, 0.1231056256176606};
  double product = (number + 0.5) * kRoots[dimension % std::size(kRoots)] +
                   dimension / std::size(kRoots) * 0.37;
  return product - std::floor(product);
}

/// One of `trips` turns of `loop`. Neighbours follow each other, since what
/// begins at another place in a line from turn to turn repeats after a few,
/// unless loops inside turn less or more often from one to the next.
static int64_t spread(const NumericLoop &of, unsigned loop, unsigned number,
                      int64_t trips) {
  constexpr int64_t kNeighbours = 16;
  if (of.drives || trips < 2 * kNeighbours)
    return int64_t(getSpread(loop, number) * trips);
  double start = getSpread(loop, number / kNeighbours);
  return int64_t(start * (trips - kNeighbours)) + number % kNeighbours;
}

MissCounter::MissCounter(const OrderedNest &nest, const CacheShape &cache,
                         unsigned buffer, ArrayRef<unsigned> references)
    : nest(nest), cache(cache),
      capacity(double(cache.capacityBytes / cache.lineBytes)),
      window(nest, cache.lineBytes, capacity), buffer(buffer),
      references(references) {}

bool MissCounter::contains(const Part &part, unsigned reference) const {
  return part.reference ? reference == *part.reference
                        : nest.references[reference].standsIn(part.path);
}

/// The loops that stand next in those of `path`.
SmallVector<unsigned, 4>
MissCounter::getLoopsIn(ArrayRef<unsigned> path) const {
  SmallVector<unsigned, 4> loops;
  for (unsigned number : references) {
    ArrayRef<unsigned> around = nest.references[number].path;
    if (nest.references[number].standsIn(path) && around.size() > path.size() &&
        !llvm::is_contained(loops, around[path.size()]))
      loops.push_back(around[path.size()]);
  }
  return loops;
}

TouchCount MissCounter::countDistinct() const { return countEvents(Part()); }

//===----------------------------------------------------------------------===//
// Reuse
//===----------------------------------------------------------------------===//

bool MissCounter::fits(const Part &part) const {
  for (double where : {0.0, 0.5, 1.0}) {
    Turns turns(nest.loops.size(), kOpen);
    for (unsigned loop : ArrayRef(part.path).take_front(part.numTurned))
      turns[loop] =
          int64_t(where * std::max<int64_t>(0, nest.getTrips(loop, turns) - 1));
    Amount lines = 0;
    for (const NumericBuffer &other : nest.buffers) {
      Region region;
      for (unsigned number : other.references)
        if (nest.references[number].standsIn(part.path))
          nest.addBoxes(nest.references[number], turns, std::nullopt, region);
      lines += countTouchedLines(other, region, cache.lineBytes);
    }
    if (lines > capacity)
      return false;
  }
  return true;
}

std::optional<Touch> MissCounter::sample(const Part &part, unsigned number,
                                         double &weight) const {
  SmallVector<unsigned, 8> candidates;
  for (unsigned reference : references)
    if (contains(part, reference))
      candidates.push_back(reference);
  if (candidates.empty())
    return std::nullopt;
  Touch touch{candidates[number % candidates.size()],
              Turns(nest.loops.size(), kOpen)};
  // One of many turns stands for more lines than one of few.
  ArrayRef<unsigned> turned = ArrayRef(part.path).take_front(part.numTurned);
  const Reference &reference = nest.references[touch.reference];
  weight = 1;
  for (unsigned loop : nest.outsideIn) {
    int64_t trips = nest.getTrips(loop, touch.turns);
    bool counts = llvm::is_contained(turned, loop) ||
                  llvm::any_of(reference.index, [&](const NumericIndex &index) {
                    return moves(loop, index.terms);
                  });
    if (trips <= 0 && (counts || llvm::is_contained(reference.path, loop)))
      return std::nullopt;
    if (counts)
      weight *= trips;
    touch.turns[loop] =
        spread(nest.loops[loop], loop, number, std::max<int64_t>(trips, 1));
  }
  if (nest.isIdle(reference, touch.turns, {}))
    return std::nullopt;
  return touch;
}

std::optional<MissCounter::Sample>
MissCounter::sampleReuse(const Part &part, const Part &whole,
                         unsigned number) const {
  Sample result;
  std::optional<Touch> touch = sample(part, number, result.weight);
  if (!touch)
    return std::nullopt;
  SmallVector<int64_t, 4> element;
  for (auto [index, size] :
       llvm::zip_equal(nest.references[touch->reference].index,
                       nest.buffers[buffer].shape)) {
    int64_t value = index.offset;
    for (auto [loop, coefficient] : index.terms)
      value += coefficient * touch->turns[loop];
    element.push_back(std::clamp<int64_t>(value, 0, size - 1));
  }
  Line line = window.getLine(buffer, element);
  auto getScope = [&](const Part &of) {
    Scope scope{of.path, Turns(nest.loops.size(), kOpen)};
    for (unsigned loop : ArrayRef(of.path).take_front(of.numTurned))
      scope.turns[loop] = touch->turns[loop];
    return scope;
  };
  std::optional<Touch> first = window.findFirst(
      line, getScope(part),
      part.reference ? ArrayRef<unsigned>(*part.reference) : references);
  if (!first)
    return std::nullopt;
  std::optional<Touch> before =
      window.findLastBefore(*first, line, getScope(whole), references);
  if (!before)
    return std::nullopt;
  result.isRead = nest.references[first->reference].reads;
  result.distance =
      window.countLargestGap(*before, *first, line, getScope(whole));
  return result;
}

void MissCounter::countReuse(ArrayRef<Part> parts, const Part &whole,
                             const TouchCount &events, Misses &misses) const {
  constexpr unsigned kEnough = 1024, kFew = 6, kMaxTries = 4096;
  // From one core to another nothing is handed on.
  bool isHandedOn = cache.isShared || whole.path.empty() ||
                    whole.numTurned == whole.path.size() ||
                    !nest.loops[whole.path.back()].isGrid;
  if (events.lines <= 0 || (isHandedOn && fits(whole)))
    return;
  unsigned found = 0;
  double all = 0, missing = 0, reading = 0;
  bool isClear = true;
  for (unsigned i = 0; i < kMaxTries && found < kEnough; ++i) {
    std::optional<Sample> reuse =
        sampleReuse(parts[i % parts.size()], whole, i / parts.size());
    if (!reuse)
      continue;
    ++found;
    bool isMiss = !isHandedOn || reuse->distance >= capacity;
    all += reuse->weight;
    missing += isMiss ? reuse->weight : 0;
    reading += isMiss && reuse->isRead ? reuse->weight : 0;
    isClear &= !isHandedOn || window.isClear(reuse->distance);
    if (found == kFew && isClear && (missing == 0 || missing == all))
      break;
  }
  if (all == 0 && isHandedOn)
    return;
  // Lines that few turns share may not be among the samples; of those that are
  // not handed on only remains whether what comes first reads.
  if (all == 0) {
    all = missing = 1;
    reading = nest.references[references.front()].reads;
  }
  TouchCount missed = events * (missing / all);
  TouchCount read = events * (reading / all);
  // What is fetched to be written must be read too, unless all of it is
  // overwritten.
  Amount lineElements =
      std::max<Amount>(1, cache.lineBytes * 8.0 / nest.buffers[buffer].bits);
  TouchCount changed = {missed.elements - read.elements,
                        missed.lines - read.lines};
  Amount overwritten = changed.elements / lineElements;
  if (cache.fetchesToStore)
    read.lines += std::max<Amount>(0, changed.lines - overwritten);
  misses.all += missed;
  misses.read += read;
}

static TouchCount subtract(const TouchCount &lhs, const TouchCount &rhs) {
  return {std::max<Amount>(0, lhs.elements - rhs.elements),
          std::max<Amount>(0, lhs.lines - rhs.lines)};
}

void MissCounter::countBody(ArrayRef<unsigned> path, Misses &misses) const {
  unsigned depth = path.size();
  Part body{SmallVector<unsigned, 6>(path), depth, std::nullopt};
  bool isHandedOn = cache.isShared || llvm::none_of(nest.loops, [](auto &loop) {
                      return loop.isGrid && !loop.isSpan;
                    });
  if (isHandedOn && fits(body))
    return;
  SmallVector<Part, 4> parts;
  TouchCount sum;
  for (unsigned loop : getLoopsIn(path)) {
    Part execution{SmallVector<unsigned, 6>(path), depth, std::nullopt};
    execution.path.push_back(loop);
    Part turn = execution;
    turn.numTurned = depth + 1;
    TouchCount events = countEvents(execution);
    sum += events;
    TouchCount reused = subtract(countEvents(turn), events);
    countReuse(turn, execution, reused, misses);
    countBody(turn.path, misses);
    parts.push_back(std::move(execution));
  }
  for (unsigned number : references)
    if (ArrayRef(nest.references[number].path) == path) {
      parts.push_back({SmallVector<unsigned, 6>(path), depth, number});
      sum += countEvents(parts.back());
    }
  if (parts.size() < 2)
    return;
  countReuse(parts, body, subtract(sum, countEvents(body)), misses);
}

Misses MissCounter::countRefetched() {
  Misses misses;
  countBody({}, misses);
  return misses;
}
