//===- SweepRange.h - The values of a sweep ---------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_SWEEPRANGE_H
#define ROOFLINE_LIB_TRANSFORMS_SWEEPRANGE_H

#include "roofline/Interfaces/Dimensions.h"

namespace mlir::roofline {

/// The values that a dimension is to go through.
struct SweepRange {
  std::string name;
  /// Ascending, at least one, all at least 1.
  std::vector<int64_t> values;

  /// Parses
  ///   NAME=LOW:HIGH        every number from LOW to HIGH
  ///   NAME=LOW:HIGH:STEP   LOW, LOW + STEP, and so on, and HIGH
  ///   NAME=LOW:HIGH:log    LOW, doubled as long as that is less, and HIGH
  /// Fails for other forms, for a value below 1, for an empty range, and for
  /// more than 4096 values, saying what is wrong and what would do.
  static llvm::Expected<SweepRange> parse(StringRef text);

  /// What the dimension is bound to, so that it stays open between the bounds.
  DimensionBinding getBinding() const {
    return {name, values.front(), values.back()};
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_SWEEPRANGE_H
