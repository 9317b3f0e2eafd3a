//===- Footprint.cpp - Distinct elements touched --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One access is counted dimension by dimension (the dimensions are independent
// when no loop appears in two of them). Several accesses are united as boxes:
// per dimension an interval on a common grid.
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/Footprint.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cstdlib>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

//===----------------------------------------------------------------------===//
// One dimension
//===----------------------------------------------------------------------===//

namespace {
/// An arithmetic progression of `count` values `stride` apart. Counting values
/// does not care about signs, so strides are positive.
struct Progression {
  int64_t stride = 1;
  int64_t count = 1;
};
} // namespace

/// The terms of `index` that move, by rising stride.
static SmallVector<Progression, 4> getProgressions(const IndexExpr &index,
                                                   ArrayRef<int64_t> extents) {
  SmallVector<Progression, 4> progressions;
  for (const IndexTerm &term : index.terms)
    if (extents[term.loop] > 1)
      progressions.push_back({std::abs(term.coefficient), extents[term.loop]});
  llvm::sort(progressions, [](const Progression &a, const Progression &b) {
    return a.stride < b.stride;
  });
  return progressions;
}

/// Joins neighbours whose sum is one longer progression: a dense run of
/// `count` steps followed by strides that leave no gap.
static void joinDense(SmallVectorImpl<Progression> &progressions) {
  unsigned kept = 0;
  for (unsigned i = 1; i < progressions.size(); ++i) {
    Progression &low = progressions[kept];
    const Progression &high = progressions[i];
    if (high.stride % low.stride == 0 && high.stride / low.stride <= low.count)
      low.count += (high.count - 1) * (high.stride / low.stride);
    else
      progressions[++kept] = high;
  }
  if (!progressions.empty())
    progressions.resize(kept + 1);
}

/// I*J - max(0, I - b/g) * max(0, J - a/g); see Footprint.h.
static Count countTwo(const Progression &a, const Progression &b) {
  int64_t gcd = std::gcd(a.stride, b.stride);
  Count repeatsA = std::max<int64_t>(0, a.count - b.stride / gcd);
  Count repeatsB = std::max<int64_t>(0, b.count - a.stride / gcd);
  return Count(a.count) * Count(b.count) - repeatsA * repeatsB;
}

/// Exact count of three or more interleaved progressions by marking the values,
/// where their range is small enough; else the smaller of the two bounds.
static Count countMany(ArrayRef<Progression> progressions) {
  constexpr int64_t kMaxBitOps = 1 << 26;
  int64_t gcd = 0;
  Count product = 1, range = 1, shifts = 0;
  for (const Progression &p : progressions)
    gcd = std::gcd(gcd, p.stride);
  for (const Progression &p : progressions) {
    product *= p.count;
    shifts += p.count;
    range += Count(p.count - 1) * Count(p.stride / gcd);
  }
  if (range * shifts > Count(kMaxBitOps))
    return std::min(product, range);
  llvm::BitVector marks(range.toInt64());
  marks.set(0);
  for (const Progression &p : progressions) {
    llvm::BitVector shifted = marks;
    for (int64_t i = 1; i < p.count; ++i) {
      shifted <<= p.stride / gcd;
      marks |= shifted;
    }
  }
  return marks.count();
}

Count mlir::roofline::countDistinct(const IndexExpr &index,
                                    ArrayRef<int64_t> extents) {
  if (index.maxDistinct)
    return *index.maxDistinct;
  SmallVector<Progression, 4> progressions = getProgressions(index, extents);
  joinDense(progressions);
  switch (progressions.size()) {
  case 0:
    return 1;
  case 1:
    return progressions[0].count;
  case 2:
    return countTwo(progressions[0], progressions[1]);
  default:
    return countMany(progressions);
  }
}

//===----------------------------------------------------------------------===//
// One access
//===----------------------------------------------------------------------===//

static bool isEmpty(ArrayRef<int64_t> extents) {
  return llvm::is_contained(extents, 0);
}

/// The number of points of the loops that `access` depends on, and whether one
/// of them appears in two dimensions.
static std::pair<Count, bool> countPoints(const Access &access,
                                          ArrayRef<int64_t> extents) {
  uint64_t seen = 0;
  bool isShared = false;
  Count points = 1;
  for (const IndexExpr &index : access.index) {
    uint64_t here = 0;
    for (const IndexTerm &term : index.terms) {
      assert(term.loop < 64 && "the nest builder limits the number of loops");
      here |= uint64_t(1) << term.loop;
    }
    isShared |= (here & seen) != 0;
    for (const IndexTerm &term : index.terms) {
      uint64_t bit = uint64_t(1) << term.loop;
      if (!(seen & bit))
        points *= extents[term.loop];
      seen |= bit;
    }
  }
  return {points, isShared};
}

Count mlir::roofline::countFootprint(const Access &access, const Buffer &buffer,
                                     ArrayRef<int64_t> extents) {
  extents = access.getExtents(extents);
  if (isEmpty(extents))
    return 0;
  Count footprint = 1;
  for (auto [index, size] : llvm::zip_equal(access.index, buffer.shape))
    footprint *= std::min(countDistinct(index, extents), Count(size));
  return std::min(footprint, countPoints(access, extents).first);
}

//===----------------------------------------------------------------------===//
// Several accesses
//===----------------------------------------------------------------------===//

namespace {
/// Values low, low + stride, ..., `count` of them.
struct Interval {
  int64_t low = 0;
  int64_t stride = 1;
  int64_t count = 1;
};
using Box = SmallVector<Interval, 4>;
} // namespace

/// The access as a box, if its dimensions are independent progressions.
static std::optional<Box> getBox(const Access &access,
                                 ArrayRef<int64_t> extents) {
  extents = access.getExtents(extents);
  if (countPoints(access, extents).second)
    return std::nullopt;
  Box box;
  for (const IndexExpr &index : access.index) {
    if (index.maxDistinct)
      return std::nullopt;
    SmallVector<Progression, 4> progressions = getProgressions(index, extents);
    joinDense(progressions);
    if (progressions.size() > 1)
      return std::nullopt;
    Interval interval;
    interval.low = index.offset;
    for (const IndexTerm &term : index.terms)
      if (term.coefficient < 0)
        interval.low += term.coefficient * (extents[term.loop] - 1);
    if (!progressions.empty()) {
      interval.stride = progressions[0].stride;
      interval.count = progressions[0].count;
    }
    box.push_back(interval);
  }
  return box;
}

/// Brings dimension `dim` of all boxes onto one grid, so that they become plain
/// intervals of stride 1. Fails where their grids differ.
static bool alignGrid(llvm::MutableArrayRef<Box> boxes, unsigned dim) {
  int64_t stride = 0;
  for (const Box &box : boxes)
    if (box[dim].count > 1) {
      if (stride != 0 && stride != box[dim].stride)
        return false;
      stride = box[dim].stride;
    }
  if (stride == 0)
    stride = 1;
  int64_t base = boxes.front()[dim].low;
  for (Box &box : boxes) {
    if ((box[dim].low - base) % stride != 0)
      return false;
    box[dim].low = (box[dim].low - base) / stride;
    box[dim].stride = 1;
  }
  return true;
}

/// The volume of the union of dense boxes from dimension `dim` on: cut the
/// dimension where any box begins or ends and recurse into each slab.
static Count countBoxes(ArrayRef<const Box *> boxes, unsigned dim) {
  if (boxes.empty())
    return 0;
  if (dim == boxes.front()->size())
    return 1;
  SmallVector<int64_t, 8> cuts;
  for (const Box *box : boxes) {
    cuts.push_back((*box)[dim].low);
    cuts.push_back((*box)[dim].low + (*box)[dim].count);
  }
  llvm::sort(cuts);
  cuts.erase(llvm::unique(cuts), cuts.end());
  Count volume;
  for (unsigned i = 0; i + 1 < cuts.size(); ++i) {
    SmallVector<const Box *, 4> slab;
    for (const Box *box : boxes)
      if ((*box)[dim].low <= cuts[i] &&
          cuts[i] < (*box)[dim].low + (*box)[dim].count)
        slab.push_back(box);
    volume += Count(cuts[i + 1] - cuts[i]) * countBoxes(slab, dim + 1);
  }
  return volume;
}

/// Whether two accesses are one, listed twice. Indices of which only a bound is
/// known may differ although they look alike.
static bool touchSameElements(const Access &lhs, const Access &rhs) {
  return lhs.index == rhs.index && lhs.ownExtents == rhs.ownExtents &&
         llvm::none_of(lhs.index, [](const IndexExpr &index) {
           return index.maxDistinct.has_value();
         });
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

Count mlir::roofline::countUnion(ArrayRef<const Access *> accesses,
                                 const Buffer &buffer,
                                 ArrayRef<int64_t> extents, Bound bound) {
  // The recursion above may cut each dimension twice per box.
  constexpr unsigned kMaxBoxes = 32;
  SmallVector<const Access *, 4> distinct = dropRepeats(accesses);
  if (distinct.size() == 1)
    return countFootprint(*distinct.front(), buffer, extents);

  Count sum, largest;
  for (const Access *access : distinct) {
    Count footprint = countFootprint(*access, buffer, extents);
    sum += footprint;
    largest = std::max(largest, footprint);
  }
  Count size = getProduct(buffer.shape);
  Count most = std::min(sum, size);
  Count inexact = bound == Bound::Upper ? most : largest;
  if (largest == size || distinct.size() > kMaxBoxes)
    return inexact;

  SmallVector<Box, 4> boxes;
  for (const Access *access : distinct) {
    if (isEmpty(access->getExtents(extents)))
      continue;
    std::optional<Box> box = getBox(*access, extents);
    if (!box)
      return inexact;
    boxes.push_back(std::move(*box));
  }
  if (boxes.empty())
    return 0;
  for (unsigned dim = 0; dim < buffer.shape.size(); ++dim)
    if (!alignGrid(boxes, dim))
      return inexact;
  SmallVector<const Box *, 4> pointers;
  for (const Box &box : boxes)
    pointers.push_back(&box);
  return std::min(most, countBoxes(pointers, 0));
}
