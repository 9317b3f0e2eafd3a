//===- DimensionSplit.cpp - Rows inside of a dimension --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a reference touches along one dimension is kept as one progression. An
// index 4096*i + q with a q below 16 has holes that none can show; as (i, q) in
// rows of 4096 it is a box. So a dimension in which that happens is seen as
// two, if all references to the buffer stay in such rows.
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

using Term = std::pair<unsigned, int64_t>;

namespace {
/// Splits one dimension of a buffer.
class DimensionSplitter {
public:
  DimensionSplitter(OrderedNest &nest, NumericBuffer &buffer, unsigned dim,
                    int64_t lineBits)
      : nest(nest), buffer(buffer), dim(dim),
        leastWidth(dim + 1 == buffer.shape.size()
                       ? llvm::divideCeil(lineBits, buffer.bits)
                       : 2) {}

  /// False where no split helps.
  bool run();

private:
  const NumericIndex &getIndex(unsigned reference) const {
    return nest.references[reference].index[dim];
  }
  SmallVector<Term, 4> getTurning(unsigned reference) const;
  /// How often the terms, in the order of their steps, leave holes that rows of
  /// `width` show.
  unsigned countHoles(ArrayRef<Term> rising, int64_t width) const;
  /// The same over all that an order leaves open at some time.
  unsigned countHolesShown(int64_t width) const;
  /// The index in rows of `width`, and the rows'; empty where it leaves them.
  std::optional<std::pair<NumericIndex, NumericIndex>>
  divide(unsigned reference, int64_t width) const;
  void split(int64_t width);

  OrderedNest &nest;
  NumericBuffer &buffer;
  unsigned dim;
  /// Holes in shorter rows are not seen.
  int64_t leastWidth;
};
} // namespace

/// The terms of loops that turn more than once.
SmallVector<Term, 4> DimensionSplitter::getTurning(unsigned reference) const {
  SmallVector<Term, 4> terms;
  for (const Term &term : getIndex(reference).terms)
    if (nest.loops[term.first].extent > 1 && term.second != 0)
      terms.push_back(term);
  return terms;
}

unsigned DimensionSplitter::countHoles(ArrayRef<Term> rising,
                                       int64_t width) const {
  unsigned holes = 0;
  // What those with smaller steps reach together, and what all are multiples
  // of: two that are that far apart have no hole between them.
  int64_t reach = 0, smaller = 0, unit = 0;
  for (auto [loop, coefficient] : rising) {
    int64_t step = std::abs(coefficient);
    holes += smaller != 0 && smaller < width && step % width == 0 &&
             reach + unit < step;
    reach += step * (nest.loops[loop].extent - 1);
    smaller = step;
    unit = std::gcd(unit, step);
  }
  return holes;
}

unsigned DimensionSplitter::countHolesShown(int64_t width) const {
  unsigned holes = 0;
  for (unsigned number : buffer.references) {
    const Reference &reference = nest.references[number];
    SmallVector<Term, 4> terms = getTurning(number);
    llvm::stable_sort(terms, [](const Term &lhs, const Term &rhs) {
      return std::abs(lhs.second) < std::abs(rhs.second);
    });
    // All that turns at once, to which blocks may belong, with the steps from
    // one of them inwards, or none of them.
    for (unsigned first = 0; first <= reference.path.size(); ++first)
      for (bool areBlocksOpen : {false, true}) {
        auto inner = ArrayRef(reference.path).drop_front(first);
        SmallVector<Term, 4> open;
        llvm::copy_if(terms, std::back_inserter(open), [&](const Term &term) {
          const NumericLoop &loop = nest.loops[term.first];
          return loop.isSpan || (areBlocksOpen && loop.isGrid) ||
                 llvm::is_contained(inner, term.first);
        });
        holes += countHoles(open, width);
      }
  }
  return holes;
}

std::optional<std::pair<NumericIndex, NumericIndex>>
DimensionSplitter::divide(unsigned reference, int64_t width) const {
  NumericIndex rows, inRow;
  int64_t low = 0, high = 0;
  for (auto [loop, coefficient] : getTurning(reference)) {
    if (coefficient % width == 0) {
      rows.terms.push_back({loop, coefficient / width});
      continue;
    }
    if (std::abs(coefficient) > width)
      return std::nullopt;
    inRow.terms.push_back({loop, coefficient});
    (coefficient < 0 ? low : high) +=
        coefficient * (nest.loops[loop].extent - 1);
  }
  int64_t offset = getIndex(reference).offset;
  rows.offset = llvm::divideFloorSigned(offset + low, width);
  inRow.offset = offset - rows.offset * width;
  // A partial tile at the end of a row does not really leave it.
  if (inRow.offset + high >= width &&
      !nest.references[reference].hasLooseExtents)
    return std::nullopt;
  return std::pair(rows, inRow);
}

void DimensionSplitter::split(int64_t width) {
  for (unsigned reference : buffer.references) {
    auto [rows, inRow] = *divide(reference, width);
    auto &index = nest.references[reference].index;
    auto [whole, step] = index[dim].partOf.value_or(std::pair(dim, 1));
    rows.partOf = {whole, step * width};
    inRow.partOf = {whole, step};
    index[dim] = rows;
    index.insert(index.begin() + dim + 1, inRow);
  }
  int64_t size = buffer.shape[dim];
  buffer.shape[dim] = llvm::divideCeil(size, width);
  buffer.shape.insert(buffer.shape.begin() + dim + 1, width);
  int64_t stride = buffer.strides[dim];
  buffer.strides.insert(buffer.strides.begin() + dim, stride * width);
}

bool DimensionSplitter::run() {
  // The most holes, and of these the longest rows.
  std::pair<unsigned, int64_t> best;
  for (unsigned reference : buffer.references)
    for (auto [loop, coefficient] : getTurning(reference)) {
      int64_t width = std::abs(coefficient);
      if (width < leastWidth || width >= buffer.shape[dim])
        continue;
      std::pair<unsigned, int64_t> found(countHolesShown(width), width);
      if (found > best && llvm::all_of(buffer.references, [&](unsigned other) {
            return divide(other, width).has_value();
          }))
        best = found;
    }
  if (best.first == 0)
    return false;
  split(best.second);
  return true;
}

void OrderedNest::splitDimensions(int64_t lineBits) {
  for (NumericBuffer &buffer : buffers)
    for (unsigned dim = 0; dim < buffer.shape.size();)
      if (!DimensionSplitter(*this, buffer, dim, lineBits).run())
        ++dim;
}
