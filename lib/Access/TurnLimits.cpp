//===- TurnLimits.cpp - Conditions on the turns of loops ------------------===//
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

bool mlir::roofline::moves(unsigned loop, const NumericTerms &terms) {
  return llvm::any_of(terms, [&](auto &term) { return term.first == loop; });
}

int64_t mlir::roofline::getFactor(const NumericTerms &part,
                                  const NumericTerms &whole) {
  int64_t factor = 0;
  for (auto [loop, coefficient] : part) {
    const auto *term = llvm::find_if(
        whole, [loop = loop](auto &other) { return other.first == loop; });
    if (term == whole.end() || coefficient == 0 ||
        term->second % coefficient != 0 ||
        (factor && term->second / coefficient != factor))
      return 0;
    factor = term->second / coefficient;
  }
  return factor;
}

static bool shareLoops(const NumericTerms &lhs, const NumericTerms &rhs) {
  return llvm::any_of(lhs, [&](auto &term) { return moves(term.first, rhs); });
}

/// What `limit`, of that number, says about a part of a dimension; `factor` is
/// how many times over it is in the whole of it.
static IndexLimit restrictToPart(const NumericLimit &limit, unsigned number,
                                 const NumericIndex &index, int64_t factor) {
  int64_t step = index.partOf->second, common = std::gcd(factor, step);
  IndexLimit result{number, {}, {}, step / common, factor / common};
  for (auto [loop, coefficient] : limit.terms)
    if (moves(loop, index.terms))
      result.terms.push_back({loop, coefficient / result.unit});
    else
      result.rest.push_back({loop, coefficient});
  return result;
}

/// The terms in the dimension that `part` of `reference` is part of.
static NumericTerms getWhole(const Reference &reference,
                             const NumericIndex &part) {
  NumericTerms whole;
  for (const NumericIndex &index : reference.index)
    if (index.partOf && index.partOf->first == part.partOf->first)
      for (auto [loop, coefficient] : index.terms)
        whole.push_back({loop, coefficient * index.partOf->second});
  return whole;
}

/// Finds the indices that the limits of `reference` are about, parts before
/// what they are part of. One on a single loop is about its turns alone. False
/// where one is about some loops of an index in another way, or two are about
/// the same loops of which neither is part of the other.
bool OrderedNest::placeLimits(Reference &reference) const {
  auto &limits = reference.limits;
  llvm::stable_sort(limits, [](const NumericLimit &a, const NumericLimit &b) {
    return a.terms.size() < b.terms.size();
  });
  for (auto [number, limit] : llvm::enumerate(limits)) {
    if (limit.terms.size() == 1)
      continue;
    bool isPlaced = false, isApart = true;
    for (NumericIndex &index : reference.index) {
      if (!shareLoops(limit.terms, index.terms))
        continue;
      isApart = false;
      if (int64_t factor = getFactor(limit.terms, index.terms)) {
        index.limits.push_back({unsigned(number), limit.terms, {}, 1, factor});
        isPlaced = true;
      } else if (index.partOf) {
        factor = getFactor(limit.terms, getWhole(reference, index));
        if (factor)
          index.limits.push_back(restrictToPart(limit, number, index, factor));
        isPlaced |= factor != 0;
      }
    }
    if (!isPlaced && !isApart && !placeAcross(reference, number))
      return false;
    for (const NumericLimit &other : ArrayRef(limits).take_front(number))
      if (shareLoops(other.terms, limit.terms) &&
          getFactor(other.terms, limit.terms) == 0)
        return false;
  }
  return true;
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

Progression mlir::roofline::clip(Progression values, int64_t low,
                                 int64_t high) {
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

/// The turns out of `trips` of `loop` that limits leave, whatever the others in
/// them are; one of them where they leave none.
static TurnRange getTurnsLeft(const OrderedNest &nest,
                              const Reference &reference, unsigned loop,
                              int64_t trips, ArrayRef<int64_t> turns,
                              ArrayRef<OrderedNest::LoopTurns> ranges) {
  TurnRange left = {0, std::max<int64_t>(trips, 1)};
  for (const NumericLimit &limit : reference.limits) {
    NumericTerms others = limit.terms;
    auto *own = llvm::find_if(
        others, [&](const auto &term) { return term.first == loop; });
    if (own == others.end())
      continue;
    int64_t step = own->second;
    others.erase(own);
    auto [low, high] = nest.getReach(others, turns, ranges);
    left = left.intersect(
        getTurnsWithin(step, limit.lower - high, limit.upper - low, trips));
  }
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
      auto left = getTurnsLeft(*this, reference, loop, getTrips(loop, inside),
                               turns, ranges);
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
            return moves(loop, *part);
          }))
        addTerm(loop, coefficient, offset, runs);
    return getProgression(offset, runs);
  };
  for (const IndexLimit &part : index.limits) {
    const NumericLimit &limit = reference.limits[part.number];
    auto [low, high] = getReach(part.rest, turns, ranges);
    Progression values = add(part.terms, 0);
    groups.push_back(
        {&part.terms,
         clip(values, llvm::divideCeilSigned(limit.lower - high, part.unit),
              llvm::divideCeilSigned(limit.upper - low, part.unit))});
  }
  return add(index.terms, index.offset);
}
