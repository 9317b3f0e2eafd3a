//===- OrderedNest.cpp - A nest in numbers --------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedNest.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

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
  result.strides.assign(result.shape.size(), *bits);
  for (unsigned dim = result.shape.size(); dim-- > 0;) {
    if (dim > 0)
      result.strides[dim - 1] = result.strides[dim] * result.shape[dim];
    result.elements *= result.shape[dim];
  }
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
    std::optional<NumericBuffer> numbers = toNumbers(buffer);
    if (!numbers && buffer.space == space)
      return std::nullopt;
    result.buffers.push_back(numbers.value_or(NumericBuffer()));
  }
  for (auto [position, access] : llvm::enumerate(nest.accesses)) {
    if (nest.buffers[access.buffer].space != space)
      continue;
    Reference reference;
    reference.buffer = access.buffer;
    reference.position = position;
    reference.reads = access.reads();
    reference.writes = access.writes();
    reference.hasLooseExtents = access.hasLooseExtents;
    for (const IndexExpr &index : access.index) {
      std::optional<NumericIndex> numbers = toNumbers(index);
      if (!numbers)
        return std::nullopt;
      reference.index.push_back(std::move(*numbers));
    }
    for (std::optional<unsigned> loop = access.within; loop;
         loop = result.loops[*loop].parent) {
      reference.path.push_back(*loop);
      unsigned &first = result.loops[*loop].position;
      first = std::min<unsigned>(first, position);
    }
    std::reverse(reference.path.begin(), reference.path.end());
    result.references.push_back(std::move(reference));
  }
  for (auto [number, reference] : llvm::enumerate(result.references))
    result.buffers[reference.buffer].references.push_back(number);
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
    for (Reference &reference : references)
      for (NumericIndex &index : reference.index)
        for (unsigned i = 0, e = index.terms.size(); i < e; ++i)
          if (index.terms[i].first == number) {
            index.terms.push_back({innerNumber, index.terms[i].second});
            index.terms[i].second *= together;
          }
    return;
  }
}

/// Rows of less than a line share lines with their neighbours, so that they are
/// better seen as one dimension.
void OrderedNest::mergeShortRows(int64_t lineBits) {
  for (NumericBuffer &buffer : buffers)
    while (buffer.shape.size() > 1 &&
           buffer.shape.back() * buffer.bits < lineBits) {
      int64_t row = buffer.shape.pop_back_val();
      buffer.shape.back() *= row;
      buffer.strides.pop_back();
      buffer.strides.back() = buffer.bits;
      for (unsigned number : buffer.references) {
        auto &index = references[number].index;
        NumericIndex last = index.pop_back_val();
        NumericIndex &merged = index.back();
        merged.offset = merged.offset * row + last.offset;
        for (auto &[loop, coefficient] : merged.terms)
          coefficient *= row;
        for (auto [loop, coefficient] : last.terms) {
          auto *same = llvm::find_if(
              merged.terms, [&](auto &term) { return term.first == loop; });
          if (same == merged.terms.end())
            merged.terms.push_back({loop, coefficient});
          else
            same->second += coefficient;
        }
      }
    }
}
