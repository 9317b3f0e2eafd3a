//===- TouchEvents.cpp - Lines that turns of loops touch first ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many lines a turn touches depends on the turn in three ways: others may
// turn less often inside, lines may begin at another place, and a condition may
// leave less of it.
//
//===----------------------------------------------------------------------===//

#include "MissCounter.h"
#include "TurnRange.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

TouchCount MissCounter::countOnce(const Part &part, const Turns &turns,
                                  bool isExact) const {
  Region region;
  for (unsigned number : references)
    if (contains(part, number))
      nest.addBoxes(nest.references[number], turns, std::nullopt, region);
  const NumericBuffer &touched = nest.buffers[buffer];
  TouchCount count = countTouched(touched, region, cache.lineBytes);
  // Of one box the lines are known anyhow.
  if (isExact && region.boxes.size() > 1)
    if (auto lines = countLinesOneByOne(touched, region, cache.lineBytes))
      count.lines = *lines;
  return count;
}

/// Whether references begin at other places in their lines from turn to turn.
bool MissCounter::shiftsInLines(const Part &part) const {
  ArrayRef<unsigned> turned = ArrayRef(part.path).take_front(part.numTurned);
  for (unsigned number : references) {
    const Reference &reference = nest.references[number];
    for (auto [index, stride] :
         llvm::zip_equal(reference.index, nest.buffers[buffer].strides))
      for (auto [loop, coefficient] : index.terms)
        if (llvm::is_contained(turned, loop) &&
            coefficient * stride % (cache.lineBytes * 8) != 0)
          return true;
  }
  return false;
}

/// Stretches of `trips` turns, `most` at most, each as its middle turn and how
/// many it stands for. The last turn, which may be a partial tile, is its own.
static SmallVector<std::pair<int64_t, int64_t>, 32> sampleTurns(int64_t trips,
                                                                int64_t most) {
  SmallVector<std::pair<int64_t, int64_t>, 32> stretches;
  int64_t number = std::min(trips, most) - 1;
  for (int64_t i = 0; i < number; ++i) {
    int64_t first = i * (trips - 1) / number;
    int64_t end = (i + 1) * (trips - 1) / number;
    stretches.push_back({(first + end - 1) / 2, end - first});
  }
  stretches.push_back({trips - 1, 1});
  return stretches;
}

/// `most` is how many stretches every loop may have that others depend on.
void MissCounter::addEvents(const Part &part, unsigned depth, int64_t most,
                            Turns &turns, Amount weight, unsigned &number,
                            TouchCount &events) const {
  if (depth == part.numTurned) {
    events += countOnce(part, turns) * weight;
    ++number;
    return;
  }
  unsigned loop = part.path[depth];
  int64_t trips = nest.getTrips(loop, turns);
  if (trips <= 0)
    return;
  auto addTurns = [&](int64_t turn, int64_t times) {
    turns[loop] = turn;
    addEvents(part, depth + 1, most, turns, weight * times, number, events);
  };
  if (nest.loops[loop].drives)
    for (auto [turn, times] : sampleTurns(trips, most))
      addTurns(turn, times);
  else
    addTurns((trips / 2 + number) % trips, trips);
  turns[loop] = kOpen;
}

//===----------------------------------------------------------------------===//
// Under limits
//===----------------------------------------------------------------------===//

/// How many turns apart all references of `part` that `loop` moves begin at the
/// same place in a line.
int64_t MissCounter::getPeriod(const Part &part, unsigned loop) const {
  int64_t line = cache.lineBytes * 8, period = 1;
  for (unsigned number : references) {
    if (!contains(part, number))
      continue;
    const Reference &reference = nest.references[number];
    int64_t step = 0;
    for (auto [index, stride] :
         llvm::zip_equal(reference.index, nest.buffers[buffer].strides))
      for (auto [other, coefficient] : index.terms)
        if (other == loop)
          step = (step + coefficient % line * (stride % line)) % line;
    period = std::lcm(period, line / std::gcd(step, line));
  }
  return period;
}

/// The turns of `loop`, cut where some limit begins or ceases to hold for all
/// or some of what is inside.
SmallVector<MissCounter::Stretch, 8>
MissCounter::getStretches(const Part &part, unsigned loop,
                          const Turns &turns) const {
  int64_t trips = nest.getTrips(loop, turns);
  SmallVector<std::pair<TurnRange, TurnRange>, 4> someAndWhole;
  SmallVector<int64_t, 8> cuts = {0, trips};
  for (unsigned number : references) {
    if (!contains(part, number))
      continue;
    for (const NumericLimit &limit : nest.references[number].limits) {
      const auto *term = llvm::find_if(
          limit.terms, [&](auto &other) { return other.first == loop; });
      if (term == limit.terms.end() || term->second == 0)
        continue;
      Turns first = turns;
      first[loop] = 0;
      auto [low, high] = nest.getReach(limit.terms, first, {});
      auto within = [&](int64_t least, int64_t most) {
        return getTurnsWithin(term->second, limit.lower - least,
                              limit.upper - most, trips);
      };
      TurnRange some = within(high, low), whole = within(low, high);
      if (some.isEmpty())
        some = {0, 0};
      if (whole.isEmpty())
        whole = {some.end, some.end};
      someAndWhole.push_back({some, whole});
      cuts.append({some.first, some.end, whole.first, whole.end});
    }
  }
  llvm::sort(cuts);
  cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
  SmallVector<Stretch, 8> stretches;
  for (unsigned i = 0; i + 1 < cuts.size(); ++i) {
    int64_t first = cuts[i], end = cuts[i + 1];
    bool isEven = llvm::all_of(someAndWhole, [&](auto &ranges) {
      auto [some, whole] = ranges;
      return end <= some.first || first >= some.end ||
             (first >= whole.first && end <= whole.end);
    });
    stretches.push_back({first, end, isEven});
  }
  return stretches;
}

void MissCounter::addLimitedEvents(const Part &part, unsigned depth,
                                   Turns &turns, Amount weight,
                                   unsigned &number, TouchCount &events) const {
  constexpr unsigned kEnough = 1024;
  constexpr int64_t kMostPlaces = 32;
  if (depth == part.numTurned) {
    events += countOnce(part, turns, /*isExact=*/true) * weight;
    ++number;
    return;
  }
  unsigned loop = part.path[depth];
  if (nest.getTrips(loop, turns) <= 0)
    return;
  int64_t period = getPeriod(part, loop);
  for (const Stretch &stretch : getStretches(part, loop, turns)) {
    int64_t trips = stretch.end - stretch.first;
    bool isEven = stretch.isEven && !nest.loops[loop].drives;
    int64_t most = number > kEnough ? 2 : kMostPlaces;
    if (isEven && period <= most) {
      for (int64_t i = 0; i < std::min(trips, period); ++i) {
        turns[loop] = stretch.first + i;
        addLimitedEvents(part, depth + 1, turns,
                         weight * ((trips - i + period - 1) / period), number,
                         events);
      }
      continue;
    }
    for (auto [turn, times] : sampleTurns(trips, most)) {
      turns[loop] = stretch.first + turn;
      addLimitedEvents(part, depth + 1, turns, weight * times, number, events);
    }
  }
  turns[loop] = kOpen;
}

TouchCount MissCounter::countEvents(const Part &part) const {
  constexpr unsigned kShifts = 16, kCombinations = 1024;
  TouchCount events;
  Turns turns(nest.loops.size(), kOpen);
  unsigned number = 0;
  if (llvm::any_of(references, [&](unsigned reference) {
        return contains(part, reference) &&
               !nest.references[reference].limits.empty();
      })) {
    addLimitedEvents(part, 0, turns, 1, number, events);
    return events;
  }
  unsigned driving =
      llvm::count_if(ArrayRef(part.path).take_front(part.numTurned),
                     [this](unsigned loop) { return nest.loops[loop].drives; });
  auto raise = [&](int64_t base) {
    int64_t power = 1;
    for (unsigned i = 0; i < driving && power <= kCombinations; ++i)
      power *= base;
    return power;
  };
  // As many stretches of each loop as there may be combinations.
  int64_t most = 2;
  while (most < 32 && raise(most + 1) <= kCombinations)
    ++most;
  int64_t combinations = raise(most);
  // Many combinations begin at many places anyhow.
  unsigned passes = 1;
  if (shiftsInLines(part))
    passes = std::clamp<int64_t>(kCombinations / combinations, 1, kShifts);
  if (part.numTurned == 0)
    return countOnce(part, turns, /*isExact=*/true);
  for (unsigned pass = 0; pass < passes; ++pass)
    addEvents(part, 0, most, turns, Amount(1) / passes, number, events);
  return events;
}
