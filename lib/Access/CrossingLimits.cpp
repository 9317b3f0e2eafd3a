//===- CrossingLimits.cpp - Conditions on two indices at once -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `row >= column` leaves a triangle of a buffer. Where rows and columns are
// both open that is a flight of steps: some rows, and the columns that the
// limit leaves to any of them.
//
//===----------------------------------------------------------------------===//

#include "OrderedNest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The terms of `all` that are on loops of `some`, or those that are not.
static NumericTerms select(const NumericTerms &all, const NumericTerms &some,
                           bool areIn) {
  NumericTerms selected;
  for (auto [loop, coefficient] : all)
    if (moves(loop, some) == areIn)
      selected.push_back({loop, coefficient});
  return selected;
}

bool OrderedNest::placeAcross(Reference &reference, unsigned number) const {
  const NumericLimit &limit = reference.limits[number];
  SmallVector<unsigned, 2> indices;
  for (auto [position, index] : llvm::enumerate(reference.index)) {
    NumericTerms part = select(limit.terms, index.terms, /*areIn=*/true);
    if (part.empty())
      continue;
    int64_t factor = getFactor(part, index.terms);
    if (!factor || index.partOf)
      return false;
    NumericTerms rest = select(limit.terms, index.terms, /*areIn=*/false);
    index.limits.push_back({number, part, rest, 1, factor});
    indices.push_back(position);
  }
  // A loop in both is neither's alone.
  if (indices.size() > 1 &&
      select(reference.index[indices[0]].terms,
             reference.index[indices[1]].terms, /*areIn=*/true)
          .empty())
    reference.crossings.push_back({number, indices[0], indices[1]});
  return true;
}

namespace {
/// Whole numbers from `low` to `high`, none where that is less.
struct Span {
  int64_t low, high;
};
} // namespace

/// What `part` may be, of which `value` = `others` + `factor` * `part`.
static Span solve(Span value, Span others, int64_t factor) {
  int64_t low = value.low - others.high, high = value.high - others.low;
  if (factor < 0)
    std::swap(low, high);
  return {llvm::divideCeilSigned(low, factor),
          llvm::divideFloorSigned(high, factor)};
}

static Span getSum(Span part, Span others, int64_t factor) {
  int64_t low = factor * part.low, high = factor * part.high;
  if (factor < 0)
    std::swap(low, high);
  return {low + others.low, high + others.high};
}

void OrderedNest::addCut(const Reference &reference, ArrayRef<int64_t> turns,
                         ArrayRef<LoopTurns> ranges, const Box &box,
                         Region &region) const {
  // Steps that stand for all rows.
  constexpr int64_t kMaxSteps = 128;
  auto getSpan = [&](const NumericTerms &terms) {
    auto [low, high] = getReach(terms, turns, ranges);
    return Span{low, high};
  };
  // Everything that is known of one that still cuts something off.
  struct Cut {
    Span limit, rest;
    Span others[2];
    int64_t factors[2];
    const Crossing *crossing = nullptr;
  } cut;
  for (const Crossing &crossing : reference.crossings) {
    const NumericLimit &limit = reference.limits[crossing.limit];
    Span reach = getSpan(limit.terms);
    if (reach.low >= limit.lower && reach.high < limit.upper)
      continue;
    cut.crossing = &crossing;
    // A side without a limit is far away.
    cut.limit = {std::max(limit.lower, reach.low),
                 std::min(limit.upper - 1, reach.high)};
    NumericTerms rest = limit.terms;
    for (unsigned i : {0, 1}) {
      unsigned position = i == 0 ? crossing.first : crossing.second;
      const NumericIndex &index = reference.index[position];
      cut.factors[i] = getFactor(
          select(limit.terms, index.terms, /*areIn=*/true), index.terms);
      cut.others[i] =
          getSpan(select(index.terms, limit.terms, /*areIn=*/false));
      cut.others[i].low += index.offset;
      cut.others[i].high += index.offset;
      rest = select(rest, index.terms, /*areIn=*/false);
    }
    cut.rest = getSpan(rest);
    break;
  }
  if (!cut.crossing) {
    region.boxes.push_back(box);
    return;
  }
  const Progression &rows = box[cut.crossing->first];
  // Rows that the limit takes for one stay together.
  bool isWhole = cut.others[0].low == cut.others[0].high;
  int64_t unit =
      isWhole ? 1
              : std::max<int64_t>(std::abs(cut.factors[0]) / rows.stride, 1);
  int64_t units = llvm::divideCeilSigned(rows.count, unit);
  int64_t height = unit * llvm::divideCeilSigned(units, kMaxSteps);
  for (int64_t first = 0; first < rows.count; first += height) {
    Progression step = rows;
    step.low += first * rows.stride;
    step.count = std::min(height, rows.count - first);
    Span part =
        solve({step.low, step.getEnd() - 1}, cut.others[0], cut.factors[0]);
    Span left = getSum({cut.limit.low - part.high - cut.rest.high,
                        cut.limit.high - part.low - cut.rest.low},
                       cut.others[1], cut.factors[1]);
    const Progression &columns = box[cut.crossing->second];
    if (part.low > part.high || left.high < columns.low ||
        left.low >= columns.getEnd())
      continue;
    Box &added = region.boxes.emplace_back(box);
    added[cut.crossing->first] = step;
    added[cut.crossing->second] = clip(columns, left.low, left.high + 1);
  }
}
