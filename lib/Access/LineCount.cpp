//===- LineCount.cpp - Lines that boxes of elements lie in ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Boxes are united as if every row began at the start of a line. What that is
// off by is found on the smallest box around them, whose rows are looked at one
// after the other: where each begins in its line, and whether its last line is
// the first of the next row.
//
//===----------------------------------------------------------------------===//

#include "LineCount.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

/// In bits, as everything below: elements may be smaller than bytes.
static bool hasLineOfItsOwn(const Progression &values, int64_t bits,
                            int64_t line) {
  return values.count > 1 && values.stride * bits >= line;
}

/// The lines of `values`, if the row starts at the start of a line.
static Progression toLines(const Progression &values, int64_t bits,
                           int64_t line) {
  int64_t first = values.low * bits / line;
  if (hasLineOfItsOwn(values, bits, line))
    return {first, std::max<int64_t>(1, values.stride * bits / line),
            values.count};
  int64_t last = (values.getEnd() * bits - 1) / line;
  return {first, 1, last - first + 1};
}

namespace {
/// Equal pieces of memory, one after the other.
struct Pieces {
  /// Of all.
  Amount lines = 0;
  /// From the first bit of one to the last.
  int64_t extent = 0;
};
} // namespace

/// The mean of `count` over the first `number` of positions `start`, `start` +
/// `step`, ... in a line, which repeat.
template <typename Function>
static Amount average(int64_t start, int64_t step, int64_t number, int64_t line,
                      Function count) {
  int64_t period = line / std::gcd(step, line);
  int64_t positions = std::min(period, number);
  Amount sum = 0;
  for (int64_t i = 0; i < positions; ++i)
    sum += Amount((number - i + period - 1) / period) *
           count((start + i * step) % line);
  return sum / number;
}

/// The lines of all rows of `box`.
static Amount countLines(const NumericBuffer &buffer, const Box &box,
                         int64_t line) {
  unsigned rank = box.size();
  ArrayRef<int64_t> strides = buffer.strides;
  // Where the first row begins, and how far rows shift in their lines.
  int64_t start = 0, shift = 0, rows = 1;
  for (auto [values, stride] : llvm::zip_equal(box, strides))
    start = (start + values.low * stride) % line;
  for (unsigned dim = 0; dim + 1 < rank; ++dim)
    if (box[dim].count > 1) {
      shift = std::gcd(shift, box[dim].stride * strides[dim]);
      rows *= box[dim].count;
    }
  const Progression &last = box.back();
  Pieces pieces;
  pieces.extent = (last.getEnd() - last.low) * buffer.bits;
  if (hasLineOfItsOwn(last, buffer.bits, line))
    pieces.lines = last.count * std::max<Amount>(1, Amount(buffer.bits) / line);
  else
    pieces.lines =
        average(start, shift, shift ? rows : 1, line, [&](int64_t position) {
          return (position + pieces.extent - 1) / line + 1;
        });
  for (unsigned dim = rank - 1; dim-- > 0;) {
    int64_t count = box[dim].count;
    if (count == 1)
      continue;
    int64_t step = box[dim].stride * strides[dim];
    Amount shared =
        average(start, step, count - 1, line, [&](int64_t position) -> Amount {
          return (position + pieces.extent - 1) / line ==
                 (position + step) / line;
        });
    pieces.lines = count * pieces.lines - (count - 1) * shared;
    pieces.extent += (count - 1) * step;
  }
  return pieces.lines;
}

/// The smallest box around `boxes`.
static Box getHull(ArrayRef<Box> boxes) {
  Box hull = boxes.front();
  for (const Box &box : boxes.drop_front())
    for (auto [values, other] : llvm::zip_equal(hull, box)) {
      int64_t low = std::min(values.low, other.low);
      int64_t end = std::max(values.getEnd(), other.getEnd());
      int64_t stride = std::abs(values.low - other.low);
      if (values.count > 1)
        stride = std::gcd(stride, values.stride);
      if (other.count > 1)
        stride = std::gcd(stride, other.stride);
      stride = std::max<int64_t>(stride, 1);
      values = {low, stride, (end - 1 - low) / stride + 1};
    }
  return hull;
}

static Amount getVolume(const Box &box) {
  Amount volume = 1;
  for (const Progression &values : box)
    volume *= values.count;
  return volume;
}

/// The union of `boxes`, or the sum where that takes too long.
static Amount countUnited(ArrayRef<Box> boxes) {
  if (boxes.size() == 1)
    return getVolume(boxes.front());
  if (std::optional<Count> united = countUnion(boxes))
    return toAmount(*united);
  Amount sum = 0;
  for (const Box &box : boxes)
    sum += getVolume(box);
  return std::min(sum, getVolume(getHull(boxes)));
}

/// Pieces of rows that are looked at one by one.
static constexpr size_t kMaxPieces = 1024;

/// Adds the lines, from first to last, of each piece of `box`. False where that
/// are too many pieces.
static bool addPieces(const NumericBuffer &buffer, const Box &box, int64_t line,
                      SmallVectorImpl<std::pair<int64_t, int64_t>> &pieces) {
  const Progression &last = box.back();
  bool isDense = !hasLineOfItsOwn(last, buffer.bits, line);
  Amount number = isDense ? 1 : last.count;
  for (const Progression &values : ArrayRef(box).drop_back())
    number *= values.count;
  if (number + pieces.size() > kMaxPieces)
    return false;
  SmallVector<int64_t, 64> starts = {0};
  for (auto [values, stride] : llvm::zip_equal(box, buffer.strides)) {
    bool isLast = &values == &last;
    int64_t count = isLast && isDense ? 1 : values.count;
    SmallVector<int64_t, 64> inside;
    for (int64_t start : starts)
      for (int64_t i = 0; i < count; ++i)
        inside.push_back(start + (values.low + i * values.stride) * stride);
    starts = std::move(inside);
  }
  int64_t length = (isDense ? last.getEnd() - last.low : 1) * buffer.bits;
  auto extent = static_cast<int64_t>(buffer.extentBits);
  // The last turns may seem to leave the buffer.
  for (int64_t start : starts)
    if (start < extent)
      pieces.push_back(
          {start / line, (std::min(start + length, extent) - 1) / line});
  return true;
}

std::optional<int64_t>
mlir::roofline::countLinesOneByOne(const NumericBuffer &buffer,
                                   const Region &region, int64_t lineBytes) {
  SmallVector<std::pair<int64_t, int64_t>, 64> pieces;
  if (buffer.shape.empty())
    return std::nullopt;
  for (const Box &box : region.boxes)
    if (!addPieces(buffer, box, lineBytes * 8, pieces))
      return std::nullopt;
  llvm::sort(pieces);
  int64_t lines = 0, end = 0;
  for (auto [first, last] : pieces) {
    first = std::max(first, end);
    lines += std::max<int64_t>(last + 1 - first, 0);
    end = std::max(end, last + 1);
  }
  return lines;
}

static Amount countMostElements(const NumericBuffer &buffer,
                                const Region &region) {
  return std::min(region.mostElements, buffer.elements);
}

/// An element is in one line, or in several of its own.
static Amount countMostLines(const NumericBuffer &buffer, const Region &region,
                             int64_t line) {
  Amount linesOfAll = toAmount(toCount(buffer.extentBits).ceilDiv(line));
  return std::min(countMostElements(buffer, region) *
                      std::max<Amount>(1, Amount(buffer.bits) / line),
                  linesOfAll);
}

namespace {
/// The boxes of a region in lines, each counted as if it began with one, and
/// what that has to be multiplied by.
struct RegionInLines {
  RegionInLines(const NumericBuffer &buffer, const Region &region,
                int64_t line);

  SmallVector<Box, 8> boxes;
  Amount scale = 1;
  /// No more than these are touched.
  Amount mostLines;
};
} // namespace

RegionInLines::RegionInLines(const NumericBuffer &buffer, const Region &region,
                             int64_t line)
    : boxes(region.boxes.begin(), region.boxes.end()) {
  for (Box &box : boxes)
    box.back() = toLines(box.back(), buffer.bits, line);
  Box hull = getHull(region.boxes), hullInLines = hull;
  hullInLines.back() = toLines(hull.back(), buffer.bits, line);
  scale = countLines(buffer, hull, line) / getVolume(hullInLines);
  mostLines = countMostLines(buffer, region, line);
}

Amount mlir::roofline::countTouchedLines(const NumericBuffer &buffer,
                                         const Region &region,
                                         int64_t lineBytes) {
  if (region.boxes.empty())
    return 0;
  if (buffer.shape.empty())
    return 1;
  RegionInLines inLines(buffer, region, lineBytes * 8);
  return std::min(countUnited(inLines.boxes) * inLines.scale,
                  inLines.mostLines);
}

/// Whether rows of `buffer` begin at different places in their lines.
static bool beginsAnywhere(const NumericBuffer &buffer, int64_t line) {
  return buffer.strides.size() > 1 &&
         buffer.strides[buffer.strides.size() - 2] % line != 0;
}

TouchCount mlir::roofline::countTouched(const NumericBuffer &buffer,
                                        const Region &region,
                                        int64_t lineBytes) {
  if (region.boxes.empty())
    return {};
  if (buffer.shape.empty())
    return {1, 1};
  TouchCount count;
  Amount united = countUnited(region.boxes);
  count.elements = std::min(united, countMostElements(buffer, region));
  count.lines = countTouchedLines(buffer, region, lineBytes);
  // Of rows that begin anywhere, those a little shorter than others do not have
  // a line less: the share of elements tells better.
  int64_t line = lineBytes * 8;
  if (region.boxes.size() > 1 && beginsAnywhere(buffer, line)) {
    Box hull = getHull(region.boxes);
    Amount ofHull = united / getVolume(hull) * countLines(buffer, hull, line);
    count.lines = std::max(
        count.lines, std::min(ofHull, countMostLines(buffer, region, line)));
  }
  return count;
}

LineBounds mlir::roofline::boundLines(const NumericBuffer &buffer,
                                      const Region &region, int64_t lineBytes) {
  if (region.boxes.empty())
    return {0, 0};
  if (buffer.shape.empty())
    return {1, 1};
  RegionInLines inLines(buffer, region, lineBytes * 8);
  Amount largest = 0, sum = 0;
  for (const Box &box : inLines.boxes) {
    largest = std::max(largest, getVolume(box));
    sum += getVolume(box);
  }
  return {std::min(largest * inLines.scale, inLines.mostLines),
          std::min(sum * inLines.scale, inLines.mostLines)};
}
