//===- ElementCounter.cpp - Elements that turns go to ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementCounter.h"
#include "PointCount.h"
#include "SetProjection.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <vector>

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using presburger::IntegerPolyhedron;

/// Runs of elements whose lines are sorted.
static constexpr size_t kMaxRuns = size_t(1) << 20;

bool ElementCounter::add(const IntegerPolyhedron &turns, const Grids &grids) {
  constexpr unsigned kMaxSets = 256;
  auto elements = takeOut(turns, grids.size(), turns.getNumVars(), kMaxSets);
  if (!elements)
    return false;
  if (elements->empty())
    return true;
  auto *group = llvm::find_if(
      groups, [&](const Group &other) { return other.grids == grids; });
  if (group == groups.end())
    group = &groups.emplace_back(Group{grids, {}});
  llvm::move(*elements, std::back_inserter(group->sets));
  return true;
}

std::optional<Count> ElementCounter::count() const {
  Count count;
  for (const Group &group : groups) {
    std::optional<Count> ofGroup = countPoints(group.sets);
    if (!ofGroup)
      return std::nullopt;
    count += *ofGroup;
  }
  return count;
}

/// In bits, from one index to the next along each dimension; empty where rows
/// do not follow each other in the order of the dimensions.
static std::optional<SmallVector<int64_t, 4>> getStrides(const Buffer &buffer) {
  SmallVector<int64_t, 4> strides(buffer.shape.size());
  std::optional<int64_t> row = Expr(buffer.bitsPerElement).getInt64();
  for (unsigned dimension = strides.size(); row && dimension-- > 0;) {
    std::optional<int64_t> stride = row;
    if (!buffer.strides.empty()) {
      stride = buffer.strides[dimension];
      if (!stride ||
          llvm::MulOverflow(*stride, *Expr(buffer.bitsPerElement).getInt64(),
                            *stride))
        return std::nullopt;
    }
    bool isLast = dimension + 1 == strides.size();
    std::optional<int64_t> size = buffer.shape[dimension].getInt64();
    if (!size || *stride < *row || (isLast && *stride != *row) ||
        llvm::MulOverflow(*stride, *size, *row))
      return std::nullopt;
    strides[dimension] = *stride;
  }
  return row ? std::optional(strides) : std::nullopt;
}

std::optional<Count> ElementCounter::countLines(const Buffer &buffer,
                                                int64_t lineBytes) const {
  auto known = getStrides(buffer);
  if (!known)
    return std::nullopt;
  ArrayRef<int64_t> strides = *known;
  int64_t lineBits = lineBytes * 8;
  // From the first line up to the last, of elements that follow each other.
  std::vector<std::pair<int64_t, int64_t>> lines;
  for (const Group &group : groups) {
    auto getPlace = [&](unsigned dimension, int64_t index) {
      const Grid &grid = group.grids[dimension];
      return (grid.base + grid.getUnit() * index) * strides[dimension];
    };
    unsigned last = group.grids.size() - 1;
    bool isDense = group.grids[last].getUnit() * strides[last] <= lineBits;
    bool isKnown = visitRows(
        group.sets, [&](ArrayRef<int64_t> index, int64_t first, int64_t end) {
          int64_t row = 0;
          for (auto [dimension, value] : llvm::enumerate(index))
            row += getPlace(dimension, value);
          int64_t step = isDense ? end - first : 1;
          for (; first < end && lines.size() < kMaxRuns; first += step)
            lines.emplace_back(
                (row + getPlace(last, first)) / lineBits,
                (row + getPlace(last, first + step - 1) + strides[last] - 1) /
                    lineBits);
        });
    if (!isKnown || lines.size() >= kMaxRuns)
      return std::nullopt;
  }
  llvm::sort(lines);
  Count count;
  int64_t done = -1;
  for (auto [first, last] : lines) {
    count += std::max<int64_t>(last - std::max(first, done + 1) + 1, 0);
    done = std::max(done, last);
  }
  return count;
}
