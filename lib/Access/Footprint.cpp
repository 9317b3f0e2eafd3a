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
/// `count` values `stride` apart, wherever they begin. Counting values does not
/// care about signs, so strides are positive.
struct Run {
  int64_t stride = 1;
  int64_t count = 1;
};
} // namespace

/// The terms of `index` that move, by rising stride.
static SmallVector<Run, 4> getRuns(const IndexExpr &index,
                                   ArrayRef<int64_t> extents) {
  SmallVector<Run, 4> runs;
  for (const IndexTerm &term : index.terms)
    if (extents[term.loop] > 1)
      runs.push_back({std::abs(term.coefficient), extents[term.loop]});
  llvm::sort(runs,
             [](const Run &a, const Run &b) { return a.stride < b.stride; });
  return runs;
}

/// Joins neighbours whose sum is one longer progression: a dense run of
/// `count` steps followed by strides that leave no gap.
static void joinDense(SmallVectorImpl<Run> &runs) {
  unsigned kept = 0;
  for (unsigned i = 1; i < runs.size(); ++i) {
    Run &low = runs[kept];
    const Run &high = runs[i];
    if (high.stride % low.stride == 0 && high.stride / low.stride <= low.count)
      low.count += (high.count - 1) * (high.stride / low.stride);
    else
      runs[++kept] = high;
  }
  if (!runs.empty())
    runs.resize(kept + 1);
}

/// I*J - max(0, I - b/g) * max(0, J - a/g); see Footprint.h.
static Count countTwo(const Run &a, const Run &b) {
  int64_t gcd = std::gcd(a.stride, b.stride);
  Count repeatsA = std::max<int64_t>(0, a.count - b.stride / gcd);
  Count repeatsB = std::max<int64_t>(0, b.count - a.stride / gcd);
  return Count(a.count) * Count(b.count) - repeatsA * repeatsB;
}

/// Exact count of three or more interleaved runs by marking the values,
/// where their range is small enough; else the smaller of the two bounds.
static Count countMany(ArrayRef<Run> runs) {
  constexpr int64_t kMaxBitOps = 1 << 26;
  int64_t gcd = 0;
  Count product = 1, range = 1, shifts = 0;
  for (const Run &p : runs)
    gcd = std::gcd(gcd, p.stride);
  for (const Run &p : runs) {
    product *= p.count;
    shifts += p.count;
    range += Count(p.count - 1) * Count(p.stride / gcd);
  }
  if (range * shifts > Count(kMaxBitOps))
    return std::min(product, range);
  llvm::BitVector marks(range.toInt64());
  marks.set(0);
  for (const Run &p : runs) {
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
  SmallVector<Run, 4> runs = getRuns(index, extents);
  joinDense(runs);
  switch (runs.size()) {
  case 0:
    return 1;
  case 1:
    return runs[0].count;
  case 2:
    return countTwo(runs[0], runs[1]);
  default:
    return countMany(runs);
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

/// The values of `index` as one progression inside a dimension of `size`, if
/// they are that.
static std::optional<Progression> getProgression(const IndexExpr &index,
                                                 ArrayRef<int64_t> extents,
                                                 int64_t size) {
  if (index.maxDistinct)
    return std::nullopt;
  SmallVector<Run, 4> runs = getRuns(index, extents);
  joinDense(runs);
  if (runs.size() > 1)
    return std::nullopt;
  Run run = runs.empty() ? Run() : runs.front();
  __int128 low = index.offset;
  for (const IndexTerm &term : index.terms)
    if (term.coefficient < 0)
      low += static_cast<__int128>(term.coefficient) * (extents[term.loop] - 1);
  __int128 high = low + static_cast<__int128>(run.stride) * (run.count - 1);
  if (low < 0 || high >= size)
    return std::nullopt;
  return Progression{static_cast<int64_t>(low), run.stride, run.count};
}

/// The access as a box, if its dimensions are independent progressions.
static std::optional<Box> getBox(const Access &access, const Buffer &buffer,
                                 ArrayRef<int64_t> extents) {
  if (countPoints(access, extents).second)
    return std::nullopt;
  Box box;
  for (auto [index, size] : llvm::zip_equal(access.index, buffer.shape)) {
    std::optional<Progression> values = getProgression(index, extents, size);
    if (!values)
      return std::nullopt;
    box.push_back(*values);
  }
  return box;
}

/// Whether two accesses are one, listed twice. Indices of which only a bound is
/// known may differ although they look alike.
static bool touchSameElements(const Access &lhs, const Access &rhs) {
  return lhs.index == rhs.index && lhs.ownExtents == rhs.ownExtents &&
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

Count mlir::roofline::countUnion(ArrayRef<const Access *> accesses,
                                 const Buffer &buffer,
                                 ArrayRef<int64_t> extents, Bound bound) {
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
  if (largest == size)
    return size;

  SmallVector<Box, 4> boxes;
  for (const Access *access : distinct) {
    ArrayRef<int64_t> ofAccess = access->getExtents(extents);
    if (isEmpty(ofAccess))
      continue;
    std::optional<Box> box = getBox(*access, buffer, ofAccess);
    if (!box)
      return inexact;
    boxes.push_back(std::move(*box));
  }
  return countUnion(boxes).value_or(inexact);
}
