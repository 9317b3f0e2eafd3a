//===- ReuseWindow.cpp - Between two touches of one line ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Touches are found loop by loop from the outside: the first (or last) turn in
// which the line is within reach of the loops inside.
//
//===----------------------------------------------------------------------===//

#include "ReuseWindow.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

/// Turns that are tried where strides leave holes in what is within reach.
static constexpr int64_t kMaxTries = 4;

Line ReuseWindow::getLine(unsigned number, ArrayRef<int64_t> element) const {
  const NumericBuffer &buffer = nest.buffers[number];
  Line line{number, {}};
  for (int64_t index : element)
    line.range.push_back({index, index});
  if (line.range.empty())
    return line;
  int64_t bits = lineBytes * 8;
  // The start of the row in its line.
  int64_t start = 0;
  for (auto [index, stride] : llvm::zip(element.drop_back(), buffer.strides))
    start += index * stride;
  auto &last = line.range.back();
  int64_t first = (start + element.back() * buffer.bits) / bits * bits - start;
  last.first = std::max<int64_t>(0, llvm::divideCeilSigned(first, buffer.bits));
  last.second =
      std::min(buffer.shape.back() - 1, (first + bits - 1) / buffer.bits);
  last.first = std::min(last.first, element.back());
  last.second = std::max(last.second, element.back());
  return line;
}

//===----------------------------------------------------------------------===//
// Finding touches
//===----------------------------------------------------------------------===//

/// The values that the terms of `index` take together, that of `except` left
/// out.
static std::pair<int64_t, int64_t> getReach(const OrderedNest &nest,
                                            const NumericIndex &index,
                                            const Turns &turns,
                                            std::optional<unsigned> except) {
  int64_t low = index.offset, high = index.offset;
  for (auto [loop, coefficient] : index.terms) {
    if (loop == except)
      continue;
    if (turns[loop] != kOpen) {
      low += coefficient * turns[loop];
      high += coefficient * turns[loop];
      continue;
    }
    int64_t most = coefficient * (nest.getTrips(loop, turns) - 1);
    low += std::min<int64_t>(most, 0);
    high += std::max<int64_t>(most, 0);
  }
  return {low, high};
}

bool ReuseWindow::touches(const Reference &reference, const Turns &turns,
                          const Line &line) const {
  for (auto [index, range] : llvm::zip_equal(reference.index, line.range)) {
    auto [low, high] = getReach(nest, index, turns, std::nullopt);
    if (high < range.first || low > range.second)
      return false;
  }
  return true;
}

std::pair<int64_t, int64_t> ReuseWindow::restrict(const Reference &reference,
                                                  unsigned loop,
                                                  const Turns &turns,
                                                  const Line &line) const {
  int64_t first = 0, last = nest.getTrips(loop, turns) - 1;
  for (auto [index, range] : llvm::zip_equal(reference.index, line.range)) {
    auto [low, high] = getReach(nest, index, turns, loop);
    const auto *term = llvm::find_if(
        index.terms, [&](auto &other) { return other.first == loop; });
    int64_t least = range.first - high, most = range.second - low;
    if (term == index.terms.end()) {
      if (least > 0 || most < 0)
        return {1, 0};
      continue;
    }
    int64_t coefficient = term->second;
    if (coefficient < 0)
      std::swap(least, most);
    first = std::max(first, llvm::divideCeilSigned(least, coefficient));
    last = std::min(last, llvm::divideFloorSigned(most, coefficient));
  }
  return {first, last};
}

bool ReuseWindow::findExtreme(const Reference &reference, unsigned depth,
                              Turns &turns, const Line &line,
                              bool isFirst) const {
  if (depth == reference.path.size())
    return touches(reference, turns, line);
  unsigned loop = reference.path[depth];
  if (turns[loop] != kOpen)
    return findExtreme(reference, depth + 1, turns, line, isFirst);
  auto [first, last] = restrict(reference, loop, turns, line);
  for (int64_t i = 0; i < kMaxTries && first + i <= last; ++i) {
    turns[loop] = isFirst ? first + i : last - i;
    if (findExtreme(reference, depth + 1, turns, line, isFirst))
      return true;
  }
  turns[loop] = kOpen;
  return false;
}

unsigned ReuseWindow::getPosition(const Reference &reference,
                                  unsigned depth) const {
  return depth < reference.path.size()
             ? nest.loops[reference.path[depth]].position
             : reference.position;
}

int ReuseWindow::compare(const Touch &lhs, const Touch &rhs) const {
  const Reference &left = nest.references[lhs.reference];
  const Reference &right = nest.references[rhs.reference];
  unsigned depth = 0;
  for (; depth < left.path.size() && depth < right.path.size() &&
         left.path[depth] == right.path[depth];
       ++depth) {
    int64_t a = lhs.turns[left.path[depth]], b = rhs.turns[left.path[depth]];
    if (a != b)
      return a < b ? -1 : 1;
  }
  unsigned a = getPosition(left, depth), b = getPosition(right, depth);
  return a == b ? 0 : a < b ? -1 : 1;
}

std::optional<Touch>
ReuseWindow::findFirst(const Line &line, const Scope &scope,
                       ArrayRef<unsigned> references) const {
  std::optional<Touch> first;
  for (unsigned number : references) {
    const Reference &reference = nest.references[number];
    if (!reference.standsIn(scope.path))
      continue;
    Touch touch{number, scope.turns};
    if (findExtreme(reference, 0, touch.turns, line, /*isFirst=*/true) &&
        (!first || compare(touch, *first) < 0))
      first = touch;
  }
  return first;
}

bool ReuseWindow::findBefore(const Reference &reference, unsigned depth,
                             Turns &turns, const Line &line,
                             const Touch &touch) const {
  const Reference &other = nest.references[touch.reference];
  bool isShared = depth < reference.path.size() && depth < other.path.size() &&
                  reference.path[depth] == other.path[depth];
  if (!isShared)
    return getPosition(reference, depth) < getPosition(other, depth) &&
           findExtreme(reference, depth, turns, line, /*isFirst=*/false);
  unsigned loop = reference.path[depth];
  bool isFixed = turns[loop] != kOpen;
  turns[loop] = touch.turns[loop];
  if (findBefore(reference, depth + 1, turns, line, touch))
    return true;
  if (isFixed)
    return false;
  turns[loop] = kOpen;
  auto [first, last] = restrict(reference, loop, turns, line);
  last = std::min(last, touch.turns[loop] - 1);
  for (int64_t i = 0; i < kMaxTries && first <= last - i; ++i) {
    turns[loop] = last - i;
    if (findExtreme(reference, depth + 1, turns, line, /*isFirst=*/false))
      return true;
  }
  turns[loop] = kOpen;
  return false;
}

std::optional<Touch>
ReuseWindow::findLastBefore(const Touch &touch, const Line &line,
                            const Scope &scope,
                            ArrayRef<unsigned> references) const {
  std::optional<Touch> last;
  for (unsigned number : references) {
    const Reference &reference = nest.references[number];
    if (!reference.standsIn(scope.path))
      continue;
    Touch candidate{number, scope.turns};
    if (findBefore(reference, 0, candidate.turns, line, touch) &&
        (!last || compare(candidate, *last) > 0))
      last = candidate;
  }
  return last;
}

//===----------------------------------------------------------------------===//
// What happens between two touches
//===----------------------------------------------------------------------===//

/// Adds what `reference` touches after `from` and before `to`, as far as these
/// are given, where the loops down to `depth` turn as they do in both.
void ReuseWindow::addBoxes(const Reference &reference, unsigned depth,
                           Turns &turns, const Touch *from, const Touch *to,
                           Region &region) const {
  // Off the path of one of them, the position decides.
  auto leavesPath = [&](const Touch *&touch, bool isFrom) {
    if (!touch)
      return true;
    const Reference &other = nest.references[touch->reference];
    if (depth < reference.path.size() && depth < other.path.size() &&
        reference.path[depth] == other.path[depth])
      return true;
    unsigned here = getPosition(reference, depth);
    unsigned there = getPosition(other, depth);
    touch = nullptr;
    // What one execution touches at once comes between, in part after the line
    // and in part before it comes again.
    if (here == there)
      return isFrom && reference.hasSpans;
    return isFrom ? here > there : here < there;
  };
  if (!leavesPath(from, true) || !leavesPath(to, false))
    return;
  if (!from && !to) {
    nest.addBoxes(reference, turns, std::nullopt, region);
    return;
  }
  unsigned loop = reference.path[depth];
  if (from && to && from->turns[loop] == to->turns[loop]) {
    turns[loop] = from->turns[loop];
    addBoxes(reference, depth + 1, turns, from, to, region);
    turns[loop] = kOpen;
    return;
  }
  int64_t first = from ? from->turns[loop] + 1 : 0;
  int64_t last = to ? to->turns[loop] - 1 : nest.getTrips(loop, turns) - 1;
  if (from) {
    turns[loop] = from->turns[loop];
    addBoxes(reference, depth + 1, turns, from, nullptr, region);
  }
  if (to) {
    turns[loop] = to->turns[loop];
    addBoxes(reference, depth + 1, turns, nullptr, to, region);
  }
  turns[loop] = kOpen;
  if (first <= last)
    nest.addBoxes(reference, turns, OrderedNest::LoopTurns{loop, first, last},
                  region);
}

double ReuseWindow::countBetween(const Touch &from, const Touch &to) const {
  Turns turns(nest.loops.size(), kOpen);
  SmallVector<Region, 4> regions(nest.buffers.size());
  LineBounds bounds;
  for (auto [buffer, region] : llvm::zip_equal(nest.buffers, regions)) {
    for (unsigned number : buffer.references)
      addBoxes(nest.references[number], 0, turns, &from, &to, region);
    LineBounds more = boundLines(buffer, region, lineBytes);
    bounds.least += more.least;
    bounds.most += more.most;
  }
  if (bounds.most < capacity * kClearlyLess)
    return static_cast<double>(bounds.most);
  if (bounds.least > capacity * kClearlyMore)
    return static_cast<double>(bounds.least);
  Amount lines = 0;
  for (auto [buffer, region] : llvm::zip_equal(nest.buffers, regions))
    if (std::optional<int64_t> exactly =
            countLinesOneByOne(buffer, region, lineBytes))
      lines += *exactly;
    else
      lines += countTouchedLines(buffer, region, lineBytes);
  return static_cast<double>(lines);
}

double ReuseWindow::countLargestGap(const Touch &from, const Touch &to,
                                    const Line &line,
                                    const Scope &scope) const {
  constexpr unsigned kMaxHops = 8;
  ArrayRef<unsigned> references = nest.buffers[line.buffer].references;
  double most = 0;
  Touch touch = to;
  for (unsigned hop = 0; hop < kMaxHops; ++hop) {
    std::optional<Touch> before =
        findLastBefore(touch, line, scope, references);
    if (!before || compare(*before, from) <= 0)
      break;
    most = std::max(most, countBetween(*before, touch));
    if (most > capacity * kClearlyMore)
      return most;
    touch = *before;
  }
  return std::max(most, countBetween(from, touch));
}
