//===- OrderedNest.cpp - A nest in numbers --------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedNest.h"
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
  return result;
}

/// `values` in the order that `order` lists them.
template <typename T>
static void permute(SmallVectorImpl<T> &values, ArrayRef<unsigned> order) {
  SmallVector<T, 4> permuted;
  for (unsigned number : order)
    permuted.push_back(values[number]);
  values.assign(permuted.begin(), permuted.end());
}

bool OrderedNest::layOut(const Buffer &buffer, NumericBuffer &numbers,
                         int64_t lineBits) {
  unsigned rank = numbers.shape.size();
  SmallVector<int64_t, 4> strides(rank, 1);
  for (unsigned dim = rank; dim-- > 0;) {
    numbers.elements *= numbers.shape[dim];
    if (dim + 1 < rank)
      strides[dim] = strides[dim + 1] * numbers.shape[dim + 1];
    if (buffer.strides.empty())
      continue;
    if (buffer.strides[dim]) {
      strides[dim] = *buffer.strides[dim];
    } else if (dim + 1 < rank && strides[dim + 1] > 0) {
      int64_t row = llvm::alignTo(strides[dim] * numbers.bits, lineBits);
      strides[dim] = llvm::divideCeil(row, numbers.bits);
    } else {
      return false;
    }
    if (strides[dim] < 1)
      return false;
  }
  SmallVector<unsigned, 4> order(rank);
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](unsigned lhs, unsigned rhs) {
    return strides[lhs] > strides[rhs];
  });
  permute(strides, order);
  permute(numbers.shape, order);
  for (unsigned number : numbers.references)
    permute(references[number].index, order);
  numbers.extentBits = numbers.bits;
  for (auto [stride, size] : llvm::zip_equal(strides, numbers.shape)) {
    numbers.strides.push_back(stride * numbers.bits);
    numbers.extentBits += Amount(size - 1) * stride * numbers.bits;
  }
  if (rank == 0 || strides.back() == 1)
    return true;
  // Elements that are not used lie in between.
  int64_t step = strides.back();
  numbers.strides.back() = numbers.bits;
  numbers.shape.back() = (numbers.shape.back() - 1) * step + 1;
  for (unsigned number : numbers.references) {
    NumericIndex &last = references[number].index.back();
    last.offset *= step;
    for (auto &[loop, coefficient] : last.terms)
      coefficient *= step;
  }
  return true;
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
      buffer.strides.pop_back();
      int64_t row = buffer.strides.back() / buffer.bits;
      buffer.strides.back() = buffer.bits;
      int64_t size = buffer.shape.pop_back_val();
      buffer.shape.back() = (buffer.shape.back() - 1) * row + size;
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
