//===- Footprint.cpp - Distinct elements touched --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One access is counted dimension by dimension (the dimensions are independent
// when no loop appears in two of them). Several accesses are united as boxes.
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/Footprint.h"
#include "BoxUnion.h"
#include "IndexRuns.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cstdlib>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

//===----------------------------------------------------------------------===//
// One access
//===----------------------------------------------------------------------===//

static bool isEmpty(ArrayRef<Expr> extents) {
  return llvm::any_of(extents, std::mem_fn(&Expr::isZero));
}

/// The number of points of the loops that `access` depends on, and whether one
/// of them appears in two dimensions.
static std::pair<Expr, bool> countLoopPoints(const Access &access,
                                             ArrayRef<Expr> extents) {
  SmallVector<unsigned, 8> seen;
  bool isShared = false;
  Expr points = 1;
  for (const IndexExpr &index : access.index) {
    size_t numBefore = seen.size();
    for (const IndexTerm &term : index.terms) {
      const unsigned *known = llvm::find(seen, term.loop);
      isShared |= known < seen.begin() + numBefore;
      if (known != seen.end())
        continue;
      points *= extents[term.loop];
      seen.push_back(term.loop);
    }
  }
  return {points, isShared};
}

/// The smallest value of `index`.
static Expr getLow(const IndexExpr &index, ArrayRef<Expr> extents) {
  Expr low = index.offset;
  for (const IndexTerm &term : index.terms)
    if (!term.coefficient.isKnownNonNegative())
      low += term.coefficient * (extents[term.loop] - 1);
  return low;
}

/// How many indices there are in a dimension of `size` from the smallest value
/// of `index` on.
static Expr countFromLow(const IndexExpr &index, ArrayRef<Expr> extents,
                         const Expr &size) {
  if (index.maxDistinct)
    return size;
  Expr low = getLow(index, extents);
  return low.isKnownNonNegative() ? Expr::subtractToZero(size, low) : size;
}

/// The number of distinct values of `index`, which all lie in a dimension of
/// `size`: no more than that, of which an exact number needs no reminder.
static Expr countInBounds(const IndexExpr &index, ArrayRef<Expr> extents,
                          const Expr &size) {
  Expr distinct = countDistinct(index, extents);
  // Nothing, where a loop that may not turn does not.
  if (!distinct.isKnownNonNegative())
    distinct = Expr::max(distinct, 0);
  Expr room = index.hasLooseExtents ? countFromLow(index, extents, size) : size;
  if (Expr::isKnownLE(room, distinct))
    return room;
  // Of two numbers this is the smaller one.
  if (room.isConstant() && distinct.isConstant())
    return distinct;
  bool isBound = index.hasLooseExtents || !isExact(index, extents);
  return isBound ? Expr::min(distinct, room) : distinct;
}

/// 1, or 0 without a turn.
static Expr isTouched(const Expr &turns) { return Expr::min(1, turns); }

Expr mlir::roofline::countFootprint(const Access &access, const Buffer &buffer,
                                    ArrayRef<Expr> extents) {
  extents = access.getExtents(extents);
  if (isEmpty(extents))
    return 0;
  Expr footprint = 1;
  for (auto [index, size] : llvm::zip_equal(access.index, buffer.shape))
    footprint *= countInBounds(index, extents, size);
  // Dimensions that move by themselves take no more values than their loops
  // have points.
  auto [points, isShared] = countLoopPoints(access, extents);
  if (isShared || access.isBounded())
    footprint = Expr::min(footprint, points);
  return capAt(footprint, access.maxElements) * isTouched(access.turns);
}

//===----------------------------------------------------------------------===//
// Several accesses
//===----------------------------------------------------------------------===//

namespace {
/// The indices low, low + stride, ..., `count` of them.
struct SymbolicProgression {
  Expr low;
  Expr stride = 1;
  Expr count = 1;

  bool operator==(const SymbolicProgression &rhs) const {
    return low == rhs.low && stride == rhs.stride && count == rhs.count;
  }
};
using Sides = SmallVector<SymbolicProgression, 4>;

struct SymbolicBox {
  Sides sides;
  /// Of the access whose box it is.
  Expr turns = 1;

  bool operator==(const SymbolicBox &rhs) const {
    return sides == rhs.sides && turns == rhs.turns;
  }
};
} // namespace

/// The values of `index` as one progression, if they are that and not known to
/// leave a dimension of `size`.
static std::optional<SymbolicProgression> getProgression(const IndexExpr &index,
                                                         ArrayRef<Expr> extents,
                                                         const Expr &size) {
  std::optional<Runs> runs;
  if (!index.maxDistinct)
    runs = getRuns(index, extents);
  if (!runs)
    return std::nullopt;
  joinDense(*runs);
  if (runs->size() > 1)
    return std::nullopt;
  Run run = runs->empty() ? Run() : runs->front();
  Expr low = getLow(index, extents);
  if (index.hasLooseExtents && run.stride.isOne())
    run.count = Expr::min(run.count, countFromLow(index, extents, size));
  Expr high = low + run.stride * (run.count - 1);
  if (Expr::isKnownLT(low, 0) || Expr::isKnownLE(size, high))
    return std::nullopt;
  return SymbolicProgression{low, run.stride, run.count};
}

/// The access as a box, if its dimensions are independent progressions.
static std::optional<SymbolicBox>
getBox(const Access &access, const Buffer &buffer, ArrayRef<Expr> extents) {
  if (countLoopPoints(access, extents).second)
    return std::nullopt;
  SymbolicBox box;
  box.turns = access.turns;
  for (auto [index, size] : llvm::zip_equal(access.index, buffer.shape)) {
    std::optional<SymbolicProgression> values =
        getProgression(index, extents, size);
    if (!values)
      return std::nullopt;
    box.sides.push_back(std::move(*values));
  }
  return box;
}

static std::optional<Progression>
getConstant(const SymbolicProgression &values) {
  std::optional<int64_t> low = values.low.getInt64();
  std::optional<int64_t> stride = values.stride.getInt64();
  std::optional<int64_t> count = values.count.getInt64();
  if (!low || !stride || !count)
    return std::nullopt;
  return Progression{*low, *stride, *count};
}

/// `lhs` and `rhs` as one, if they are dense and one begins where the other
/// ends.
static std::optional<SymbolicProgression> join(const SymbolicProgression &lhs,
                                               const SymbolicProgression &rhs) {
  if (!lhs.stride.isOne() || !rhs.stride.isOne())
    return std::nullopt;
  if (lhs.low + lhs.count == rhs.low)
    return SymbolicProgression{lhs.low, 1, lhs.count + rhs.count};
  if (rhs.low + rhs.count == lhs.low)
    return SymbolicProgression{rhs.low, 1, lhs.count + rhs.count};
  return std::nullopt;
}

/// `lhs` and `rhs` as one, if they are the same or lie side by side.
static std::optional<SymbolicBox> join(const SymbolicBox &lhs,
                                       const SymbolicBox &rhs) {
  SymbolicBox joined = lhs;
  if (lhs.sides == rhs.sides) {
    joined.turns += rhs.turns;
    return joined;
  }
  auto [left, right] =
      std::mismatch(lhs.sides.begin(), lhs.sides.end(), rhs.sides.begin());
  if (lhs.turns != rhs.turns ||
      !std::equal(left + 1, lhs.sides.end(), right + 1))
    return std::nullopt;
  std::optional<SymbolicProgression> side = join(*left, *right);
  if (!side)
    return std::nullopt;
  joined.sides[left - lhs.sides.begin()] = std::move(*side);
  return joined;
}

/// The same elements in fewer boxes: what a loop touches and what was peeled
/// off it are one. Not of many, or numbers, which are united as they are.
static void joinBoxes(SmallVectorImpl<SymbolicBox> &boxes) {
  constexpr size_t kMaxBoxes = 64;
  bool areNumbers = llvm::all_of(boxes, [](const SymbolicBox &box) {
    return box.turns.isConstant() &&
           llvm::all_of(box.sides, [](const SymbolicProgression &values) {
             return getConstant(values).has_value();
           });
  });
  if (areNumbers || boxes.size() > kMaxBoxes)
    return;
  SmallVector<SymbolicBox, 4> joined;
  for (SymbolicBox &box : boxes)
    if (!llvm::is_contained(joined, box))
      joined.push_back(std::move(box));
  for (size_t i = 0; i != joined.size();) {
    std::optional<SymbolicBox> both;
    auto *other =
        std::find_if(joined.begin() + i + 1, joined.end(), [&](auto &later) {
          both = join(joined[i], later);
          return both.has_value();
        });
    if (other == joined.end()) {
      ++i;
      continue;
    }
    joined[i] = std::move(*both);
    joined.erase(other);
    i = 0;
  }
  boxes.assign(joined.begin(), joined.end());
}

/// The number of indices in the union of progressions that differ by a shift,
/// as the reads of a stencil do: n at 0, 1 and 2 are n + min(n, 1) + min(n, 1).
/// Empty where some shift is not a known multiple of the stride.
static std::optional<Expr> countShifted(ArrayRef<SymbolicProgression> shifted) {
  const SymbolicProgression &first = shifted.front();
  SmallVector<int64_t, 4> shifts;
  for (const SymbolicProgression &values : shifted) {
    std::optional<int64_t> shift = (values.low - first.low).getInt64();
    std::optional<int64_t> stride = first.stride.getInt64();
    if (values.stride != first.stride || values.count != first.count ||
        !shift || !stride || *shift % *stride != 0)
      return std::nullopt;
    shifts.push_back(*shift / *stride);
  }
  llvm::sort(shifts);
  Expr count = first.count;
  for (unsigned i = 1; i < shifts.size(); ++i)
    count += Expr::min(first.count, shifts[i] - shifts[i - 1]);
  return count;
}

/// The number of elements in the union of `boxes`, all of which turn alike. A
/// dimension along which all hold the same indices is a factor; the others must
/// have constant ones, or be a single one with shifted ones.
static std::optional<Expr> countBoxes(ArrayRef<SymbolicBox> boxes) {
  const SymbolicBox &front = boxes.front();
  auto haveAll = [&](auto holds) { return llvm::all_of(boxes, holds); };
  if (!haveAll(
          [&](const SymbolicBox &box) { return box.turns == front.turns; }))
    return std::nullopt;
  Expr factor = isTouched(front.turns);
  SmallVector<Box, 4> rest(boxes.size());
  SmallVector<SymbolicProgression, 4> shifted;
  for (auto [dim, first] : llvm::enumerate(front.sides)) {
    if (haveAll([&, dim = dim, &first = first](const SymbolicBox &box) {
          return box.sides[dim] == first;
        })) {
      factor *= first.count;
      continue;
    }
    bool isConstant = haveAll([dim = dim](const SymbolicBox &box) {
      return getConstant(box.sides[dim]).has_value();
    });
    if (!isConstant && !shifted.empty())
      return std::nullopt;
    for (auto [box, constant] : llvm::zip_equal(boxes, rest))
      isConstant ? constant.push_back(*getConstant(box.sides[dim]))
                 : shifted.push_back(box.sides[dim]);
  }
  if (!shifted.empty()) {
    std::optional<Expr> count =
        rest.front().empty() ? countShifted(shifted) : std::nullopt;
    return count ? std::optional(factor * *count) : std::nullopt;
  }
  std::optional<Count> volume = countUnion(rest);
  return volume ? std::optional(factor * Expr(*volume)) : std::nullopt;
}

/// Whether two accesses are one, listed twice. Indices of which only a bound is
/// known may differ although they look alike.
static bool touchSameElements(const Access &lhs, const Access &rhs) {
  return lhs.index == rhs.index && lhs.ownExtents == rhs.ownExtents &&
         lhs.maxElements == rhs.maxElements && lhs.turns == rhs.turns &&
         !lhs.isBounded();
}

/// `accesses` without those that touch the same elements as an earlier one;
/// complete for the first thousand different ones.
static SmallVector<const Access *, 4>
dropRepeats(ArrayRef<const Access *> accesses) {
  constexpr unsigned kMaxCompared = 1024;
  SmallVector<const Access *, 4> distinct;
  for (const Access *access : accesses) {
    ArrayRef<const Access *> compared =
        ArrayRef(distinct).take_front(kMaxCompared);
    if (llvm::none_of(compared, [&](const Access *other) {
          return touchSameElements(*other, *access);
        }))
      distinct.push_back(access);
  }
  return distinct;
}

Expr mlir::roofline::countUnion(ArrayRef<const Access *> accesses,
                                const Buffer &buffer, ArrayRef<Expr> extents,
                                UnionBound bound) {
  SmallVector<const Access *, 4> distinct = dropRepeats(accesses);
  if (distinct.size() == 1)
    return countFootprint(*distinct.front(), buffer, extents);

  Expr sum, largest;
  for (const Access *access : distinct) {
    Expr footprint = countFootprint(*access, buffer, extents);
    sum += footprint;
    largest = Expr::max(largest, footprint);
  }
  Expr size = getProduct(buffer.shape);
  if (largest == size)
    return size;
  Expr inexact = bound == UnionBound::Upper ? Expr::min(sum, size) : largest;

  SmallVector<SymbolicBox, 4> boxes;
  for (const Access *access : distinct) {
    ArrayRef<Expr> ofAccess = access->getExtents(extents);
    if (isEmpty(ofAccess))
      continue;
    std::optional<SymbolicBox> box = getBox(*access, buffer, ofAccess);
    if (!box)
      return inexact;
    boxes.push_back(std::move(*box));
  }
  if (boxes.empty())
    return 0;
  joinBoxes(boxes);
  Expr united = countBoxes(boxes).value_or(inexact);
  bool isTriangle = llvm::any_of(distinct, [](const Access *access) {
    return access->maxElements.has_value();
  });
  return isTriangle && bound == UnionBound::Upper ? Expr::min(united, sum)
                                                  : united;
}
