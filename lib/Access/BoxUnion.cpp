//===- BoxUnion.cpp - Elements in a union of boxes ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimension by dimension: the indices fall into groups that lie in the same
// boxes, and each group counts its size times the union of those boxes in the
// dimensions that are left. Groups are found by cutting where a box begins or
// ends; between two cuts a box is a stride and a remainder, and groups come
// from intersecting those.
//
//===----------------------------------------------------------------------===//

#include "BoxUnion.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>
#include <tuple>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The inverse of `value` modulo `modulus`, which have no common factor.
static int64_t getInverse(int64_t value, int64_t modulus) {
  int64_t rest = modulus, next = value % modulus;
  int64_t factor = 0, nextFactor = 1;
  while (next != 0) {
    int64_t quotient = rest / next;
    rest = std::exchange(next, rest - quotient * next);
    factor = std::exchange(nextFactor, factor - quotient * nextFactor);
  }
  return factor < 0 ? factor + modulus : factor;
}

/// The members of `values` that are `low` modulo `stride`.
static std::optional<Progression> select(const Progression &values, int64_t low,
                                         int64_t stride) {
  int64_t gcd = std::gcd(values.stride, stride);
  int64_t distance = low - values.low;
  if (distance % gcd != 0)
    return std::nullopt;
  // The first member is number `first`, then every `period`-th.
  int64_t period = stride / gcd;
  __int128 first = (distance / gcd) % period;
  first = first * getInverse(values.stride / gcd, period) % period;
  if (first < 0)
    first += period;
  if (first >= values.count)
    return std::nullopt;
  int64_t skipped = static_cast<int64_t>(first);
  Progression selected;
  selected.low = values.low + skipped * values.stride;
  selected.count = (values.count - 1 - skipped) / period + 1;
  // Where one is left the stride means nothing, and may not fit.
  if (selected.count > 1)
    selected.stride = values.stride * period;
  return selected;
}

/// The members of `values` from `begin` up to `end`.
static std::optional<Progression> clip(Progression values, int64_t begin,
                                       int64_t end) {
  if (values.low < begin) {
    int64_t skipped = (begin - values.low - 1) / values.stride + 1;
    if (skipped >= values.count)
      return std::nullopt;
    values.low += skipped * values.stride;
    values.count -= skipped;
  }
  if (values.low >= end)
    return std::nullopt;
  values.count =
      std::min(values.count, (end - 1 - values.low) / values.stride + 1);
  return values;
}

/// The indices that both progressions have.
static std::optional<Progression> intersect(const Progression &lhs,
                                            const Progression &rhs) {
  std::optional<Progression> clipped = clip(lhs, rhs.low, rhs.getEnd());
  return clipped ? select(*clipped, rhs.low, rhs.stride) : std::nullopt;
}

namespace {
using Boxes = SmallVector<const Box *, 4>;

/// Boxes that hold the same indices along a dimension.
struct Column {
  Progression values;
  Boxes boxes;
};

class UnionCounter {
public:
  std::optional<Count> run(Boxes boxes) {
    Count volume = count(std::move(boxes), 0);
    return numSteps <= kMaxSteps ? std::optional(volume) : std::nullopt;
  }

private:
  /// The union of `boxes` in the dimensions from `dim` on.
  Count count(Boxes boxes, unsigned dim);

  /// What of it has an index in `values` along `dim`. Boxes in `inside` hold
  /// all of `values`, those in `columns` may.
  Count countGroup(const Progression &values, ArrayRef<Column> columns,
                   Boxes inside, unsigned dim);

  /// Takes `steps` more; false once there are too many.
  bool spend(size_t steps) {
    numSteps += steps;
    return numSteps <= kMaxSteps;
  }

  static constexpr size_t kMaxSteps = 1 << 18;
  size_t numSteps = 0;
};
} // namespace

/// Where any of `boxes` begins or ends along `dim`, in rising order.
static SmallVector<int64_t, 8> getCuts(ArrayRef<const Box *> boxes,
                                       unsigned dim) {
  SmallVector<int64_t, 8> cuts;
  for (const Box *box : boxes) {
    cuts.push_back((*box)[dim].low);
    cuts.push_back((*box)[dim].getEnd());
  }
  llvm::sort(cuts);
  cuts.erase(llvm::unique(cuts), cuts.end());
  return cuts;
}

/// The parts of `boxes` whose index along `dim` is in `range`, the densest
/// first: those hold whole groups, which then need not be split.
static SmallVector<Column, 4> getColumns(ArrayRef<const Box *> boxes,
                                         unsigned dim,
                                         const Progression &range) {
  SmallVector<Column, 4> columns;
  for (const Box *box : boxes)
    if (std::optional<Progression> values =
            clip((*box)[dim], range.low, range.getEnd()))
      columns.push_back({*values, {box}});
  auto getKey = [](const Column &column) {
    return std::tuple(column.values.stride, column.values.low,
                      column.values.count);
  };
  llvm::stable_sort(columns, [&](const Column &lhs, const Column &rhs) {
    return getKey(lhs) < getKey(rhs);
  });
  unsigned kept = 0;
  for (unsigned i = 1; i < columns.size(); ++i)
    if (getKey(columns[i]) == getKey(columns[kept]))
      columns[kept].boxes.append(columns[i].boxes);
    else
      columns[++kept] = columns[i];
  if (!columns.empty())
    columns.resize(kept + 1);
  return columns;
}

/// Whether none of `boxes` has gaps along `dim`.
static bool areDense(ArrayRef<const Box *> boxes, unsigned dim) {
  return llvm::all_of(boxes, [dim](const Box *box) {
    return (*box)[dim].stride == 1 || (*box)[dim].count == 1;
  });
}

/// The union of `boxes`, which have no gaps, along `dim`.
static Count countIntervals(ArrayRef<const Box *> boxes, unsigned dim) {
  SmallVector<std::pair<int64_t, int64_t>, 16> intervals;
  for (const Box *box : boxes)
    intervals.push_back({(*box)[dim].low, (*box)[dim].getEnd()});
  llvm::sort(intervals);
  Count volume;
  int64_t end = intervals.front().first;
  for (auto [low, next] : intervals) {
    volume += std::max<int64_t>(next - std::max(low, end), 0);
    end = std::max(end, next);
  }
  return volume;
}

Count UnionCounter::count(Boxes boxes, unsigned dim) {
  if (boxes.empty())
    return 0;
  if (dim == boxes.front()->size())
    return 1;
  bool isDense = areDense(boxes, dim);
  if (isDense && dim + 1 == boxes.front()->size())
    return spend(boxes.size()) ? countIntervals(boxes, dim) : 0;
  SmallVector<int64_t, 8> cuts = getCuts(boxes, dim);
  // The last to begin comes first, to be taken off the end.
  llvm::stable_sort(boxes, [dim](const Box *lhs, const Box *rhs) {
    return (*lhs)[dim].low > (*rhs)[dim].low;
  });
  Boxes open;
  Count volume;
  for (unsigned i = 0; i + 1 < cuts.size(); ++i) {
    llvm::erase_if(
        open, [&](const Box *box) { return (*box)[dim].getEnd() <= cuts[i]; });
    while (!boxes.empty() && (*boxes.back())[dim].low == cuts[i])
      open.push_back(boxes.pop_back_val());
    if (!spend(open.size()))
      return 0;
    Progression range{cuts[i], 1, cuts[i + 1] - cuts[i]};
    volume += isDense
                  ? Count(range.count) * count(open, dim + 1)
                  : countGroup(range, getColumns(open, dim, range), {}, dim);
  }
  return volume;
}

Count UnionCounter::countGroup(const Progression &values,
                               ArrayRef<Column> columns, Boxes inside,
                               unsigned dim) {
  if (!spend(columns.size() + 1))
    return 0;
  Count volume;
  for (auto [i, column] : llvm::enumerate(columns)) {
    std::optional<Progression> common = intersect(values, column.values);
    if (!common)
      continue;
    Boxes more = inside;
    more.append(column.boxes);
    if (common->count == values.count) {
      inside = std::move(more);
      continue;
    }
    // What the column's boxes add to those that hold all of `values`. No sum
    // on the way exceeds the union.
    ArrayRef<Column> rest = columns.drop_front(i + 1);
    volume += countGroup(*common, rest, more, dim) -
              countGroup(*common, rest, inside, dim);
  }
  return volume + Count(values.count) * count(std::move(inside), dim + 1);
}

std::optional<Count> mlir::roofline::countUnion(ArrayRef<Box> boxes) {
  return UnionCounter().run(Boxes(llvm::make_pointer_range(boxes)));
}
