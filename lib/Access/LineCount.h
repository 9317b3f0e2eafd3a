//===- LineCount.h - Lines that boxes of elements lie in --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_LINECOUNT_H
#define ROOFLINE_LIB_ACCESS_LINECOUNT_H

#include "OrderedNest.h"

namespace mlir::roofline {

/// Elements, and the lines that they lie in. Lines are an average where rows
/// begin at different places in their lines, hence no integers.
struct TouchCount {
  Amount elements = 0;
  Amount lines = 0;

  TouchCount &operator+=(const TouchCount &other) {
    elements += other.elements;
    lines += other.lines;
    return *this;
  }
  TouchCount operator*(Amount factor) const {
    return {elements * factor, lines * factor};
  }
};

/// What `region` of `buffer`, which starts at the start of a line, holds.
TouchCount countTouched(const NumericBuffer &buffer, const Region &region,
                        int64_t lineBytes);

/// The lines of it alone, as fast as half of that.
Amount countTouchedLines(const NumericBuffer &buffer, const Region &region,
                         int64_t lineBytes);

/// Numbers of lines that `countTouchedLines` is no less and no more than, at
/// once.
struct LineBounds {
  Amount least = 0, most = 0;
};
LineBounds boundLines(const NumericBuffer &buffer, const Region &region,
                      int64_t lineBytes);

/// The lines of `region` exactly, each of its rows looked at; empty where these
/// are too many.
std::optional<int64_t> countLinesOneByOne(const NumericBuffer &buffer,
                                          const Region &region,
                                          int64_t lineBytes);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_LINECOUNT_H
