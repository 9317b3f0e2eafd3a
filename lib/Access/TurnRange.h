//===- TurnRange.h - Turns of a loop within limits --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_TURNRANGE_H
#define ROOFLINE_LIB_ACCESS_TURNRANGE_H

#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstdint>

namespace mlir::roofline {

/// Numbers from `first` to before `end`.
struct TurnRange {
  int64_t first = 0, end = 0;

  bool isEmpty() const { return first >= end; }
  TurnRange intersect(const TurnRange &other) const {
    return {std::max(first, other.first), std::min(end, other.end)};
  }
};

/// The turns t out of `trips` with low <= step * t < high; `step` is not 0.
inline TurnRange getTurnsWithin(int64_t step, int64_t low, int64_t high,
                                int64_t trips) {
  TurnRange turns = {llvm::divideCeilSigned(low, step),
                     llvm::divideCeilSigned(high, step)};
  if (step < 0)
    turns = {llvm::divideFloorSigned(high, step) + 1,
             llvm::divideFloorSigned(low, step) + 1};
  return turns.intersect({0, trips});
}

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_TURNRANGE_H
