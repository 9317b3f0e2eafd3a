//===- BufferLayout.cpp - How buffers lie in memory -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedNest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

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
