//===- OrderedNest.cpp - A nest in numbers --------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedNest.h"
#include "AccessSet.h"
#include "roofline/Access/IndexSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

Amount mlir::roofline::toAmount(Count count) {
  constexpr Amount kWord = Amount(1ull << 32) * Amount(1ull << 32);
  llvm::APInt bits = count.toAPInt();
  return Amount(bits.extractBitsAsZExtValue(64, 64)) * kWord +
         Amount(bits.extractBitsAsZExtValue(64, 0));
}

Count mlir::roofline::toCount(Amount amount) {
  constexpr unsigned kExactBits = 113;
  auto rounded = static_cast<unsigned __int128>(
      std::min(amount + Amount(0.5),
               static_cast<Amount>(static_cast<__int128>(1) << kExactBits)));
  if (rounded >> kExactBits)
    return Count::overflow();
  uint64_t words[] = {static_cast<uint64_t>(rounded),
                      static_cast<uint64_t>(rounded >> 64)};
  return Count::fromAPInt(llvm::APInt(128, words));
}

static std::optional<NumericIndex> toNumbers(const IndexExpr &index) {
  std::optional<int64_t> offset = index.offset.getInt64();
  if (index.maxDistinct || !offset)
    return std::nullopt;
  NumericIndex result{*offset, {}};
  for (const IndexTerm &term : index.terms) {
    std::optional<int64_t> coefficient = term.coefficient.getInt64();
    if (!coefficient)
      return std::nullopt;
    result.terms.push_back({term.loop, *coefficient});
  }
  return result;
}

/// No more than what the sums of terms can be held against.
static constexpr int64_t kAnything = int64_t(1) << 60;

static std::optional<NumericLimit> toNumbers(const TurnLimit &limit) {
  std::optional<int64_t> lower = limit.lower.value_or(-kAnything).getInt64();
  std::optional<int64_t> upper = limit.upper.value_or(kAnything).getInt64();
  if (!lower || !upper)
    return std::nullopt;
  NumericLimit result{{},
                      std::clamp(*lower, -kAnything, kAnything),
                      std::clamp(*upper, -kAnything, kAnything)};
  for (const IndexTerm &term : limit.terms) {
    std::optional<int64_t> coefficient = term.coefficient.getInt64();
    if (!coefficient)
      return std::nullopt;
    if (*coefficient)
      result.terms.push_back({term.loop, *coefficient});
  }
  return result;
}

static std::optional<NumericLoop> toNumbers(const Expr &extent,
                                            const LoopPlace &place) {
  std::optional<int64_t> most = extent.getInt64();
  if (!most || *most < 1)
    return std::nullopt;
  NumericLoop loop;
  loop.parent = place.parent;
  loop.extent = loop.mostInAll = *most;
  loop.isSpan =
      place.order != LoopOrder::Sequential && place.order != LoopOrder::Grid;
  loop.isGrid = place.order == LoopOrder::Grid;
  return loop;
}

static std::optional<NumericBuffer> toNumbers(const Buffer &buffer) {
  NumericBuffer result;
  for (const Expr &size : buffer.shape) {
    std::optional<int64_t> number = size.getInt64();
    if (!number || *number < 1)
      return std::nullopt;
    result.shape.push_back(*number);
  }
  std::optional<int64_t> bits = Expr(buffer.bitsPerElement).getInt64();
  if (!bits || *bits < 1)
    return std::nullopt;
  result.bits = *bits;
  return result;
}

std::optional<OrderedNest> OrderedNest::create(const Nest &nest,
                                               MemorySpace space,
                                               const CacheShape &cache) {
  if (!nest.hasOrder())
    return std::nullopt;
  OrderedNest result;
  for (auto [extent, place] : llvm::zip_equal(nest.extents, nest.places)) {
    std::optional<NumericLoop> loop = toNumbers(extent, place);
    if (!loop)
      return std::nullopt;
    result.loops.push_back(std::move(*loop));
  }
  result.followTrips(nest);
  for (const Buffer &buffer : nest.buffers) {
    std::optional<NumericBuffer> numbers = NumericBuffer();
    if (buffer.space == space)
      numbers = toNumbers(buffer);
    if (!numbers)
      return std::nullopt;
    result.buffers.push_back(std::move(*numbers));
  }
  // Whether nothing but limits decides where a reference happens.
  SmallVector<bool, 8> areFollowed;
  for (auto [position, access] : llvm::enumerate(nest.accesses)) {
    if (nest.buffers[access.buffer].space != space)
      continue;
    Reference reference;
    reference.buffer = access.buffer;
    reference.position = position;
    reference.reads = access.reads();
    reference.writes = access.writes();
    reference.hasLooseExtents = access.hasLooseExtents();
    for (const IndexExpr &index : access.index) {
      std::optional<NumericIndex> numbers = toNumbers(index);
      if (!numbers)
        return std::nullopt;
      reference.index.push_back(std::move(*numbers));
    }
    bool isFollowed = !access.isConditional || access.limits;
    if (access.limits)
      for (const TurnLimit &limit : *access.limits) {
        std::optional<NumericLimit> numbers = toNumbers(limit);
        isFollowed &= numbers.has_value();
        if (!numbers)
          continue;
        // What never turns counts nothing.
        llvm::erase_if(numbers->terms, [&](auto &term) {
          return result.loops[term.first].extent == 1;
        });
        reference.limits.push_back(std::move(*numbers));
      }
    SmallVector<unsigned, 6> around = getLoopsAround(nest, access);
    for (unsigned loop : llvm::reverse(around)) {
      reference.path.push_back(loop);
      unsigned &first = result.loops[loop].position;
      first = std::min<unsigned>(first, position);
    }
    result.references.push_back(std::move(reference));
    areFollowed.push_back(isFollowed);
  }
  for (auto [number, reference] : llvm::enumerate(result.references))
    result.buffers[reference.buffer].references.push_back(number);
  for (auto [numbers, buffer] : llvm::zip_equal(result.buffers, nest.buffers))
    if (buffer.space == space &&
        !result.layOut(buffer, numbers, cache.lineBytes * 8))
      return std::nullopt;
  result.mergeShortRows(cache.lineBytes * 8);
  result.splitDimensions(cache.lineBytes * 8);
  result.spread(cache.together);
  for (auto [number, loop] : llvm::enumerate(result.loops)) {
    if (!loop.groups)
      result.outsideIn.push_back(number);
    if (loop.withinGroup)
      result.outsideIn.push_back(*loop.withinGroup);
  }
  for (Reference &reference : result.references) {
    for (const NumericIndex &index : reference.index)
      for (auto [loop, coefficient] : index.terms)
        reference.hasSpans |= result.loops[loop].isSpan;
    llvm::erase_if(reference.path,
                   [&](unsigned loop) { return result.loops[loop].isSpan; });
  }
  for (auto [reference, isFollowed] :
       llvm::zip_equal(result.references, areFollowed)) {
    if (isFollowed && result.placeLimits(reference))
      continue;
    // Some of its conditions alone would be worth nothing; what they leave of
    // each loop is known where all are.
    if (!isFollowed)
      reference.limits.clear();
    reference.crossings.clear();
    for (NumericIndex &index : reference.index)
      index.limits.clear();
  }
  return result;
}

void OrderedNest::followTrips(const Nest &nest) {
  auto getLoop = [&](const Symbol &symbol) -> std::optional<unsigned> {
    for (auto [number, place] : llvm::enumerate(nest.places))
      if (place.induction == &symbol)
        return number;
    return std::nullopt;
  };
  for (auto [loop, place] : llvm::zip_equal(loops, nest.places))
    if (!place.trips.isConstant())
      loop.trips = TripFormula::create(place.trips, getLoop);
  for (auto [number, loop] : llvm::enumerate(loops))
    loop.drives =
        llvm::any_of(loops, [number = number](const NumericLoop &other) {
          return other.trips && other.trips->dependsOn(number);
        });
}

void OrderedNest::spread(int64_t together) {
  for (unsigned number = loops.size(); number-- > 0 && together > 1;) {
    if (!loops[number].isGrid)
      continue;
    NumericLoop &loop = loops[number];
    if (loop.extent <= together) {
      loop.isSpan = true;
      together /= loop.extent;
      continue;
    }
    // `together` turns at once, and the rest one after the other.
    NumericLoop inner = loop;
    inner.extent = together;
    inner.isSpan = true;
    inner.isGrid = false;
    inner.parent = inner.groups = number;
    unsigned innerNumber = loops.size();
    loop.extent = (loop.extent + together - 1) / together;
    loop.withinGroup = innerNumber;
    loops.push_back(std::move(inner));
    auto split = [&](NumericTerms &terms) {
      for (unsigned i = 0, e = terms.size(); i < e; ++i)
        if (terms[i].first == number) {
          terms.push_back({innerNumber, terms[i].second});
          terms[i].second *= together;
        }
    };
    for (Reference &reference : references) {
      for (NumericIndex &index : reference.index)
        split(index.terms);
      for (NumericLimit &limit : reference.limits)
        split(limit.terms);
    }
    return;
  }
}
