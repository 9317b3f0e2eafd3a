//===- GroupSpans.h - From where to where groups reach ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op that stands behind another one may still have to run before it, where a
// group around both has made one kernel of what stands far apart.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_GROUPSPANS_H
#define ROOFLINE_LIB_FUSION_GROUPSPANS_H

#include "mlir/Support/LLVM.h"
#include <algorithm>
#include <vector>

namespace mlir::roofline {

/// The ends of groups by where they start, so that the furthest of those that
/// start in some range is found in logarithmic time: a tree of maxima, the
/// leaves behind the inner nodes.
class GroupSpans {
public:
  /// Of `size` places, at each of which nothing starts that goes further.
  explicit GroupSpans(unsigned size) : size(size), ends(2 * size) {
    for (unsigned place = 0; place < size; ++place)
      ends[size + place] = place;
    for (unsigned node = size; node-- > 1;)
      ends[node] = std::max(ends[2 * node], ends[2 * node + 1]);
  }

  /// Says how far what starts at `start` goes.
  void set(unsigned start, unsigned end) {
    unsigned node = size + start;
    ends[node] = end;
    while (node /= 2)
      ends[node] = std::max(ends[2 * node], ends[2 * node + 1]);
  }

  /// The furthest end of what starts in [from, to); 0 where nothing does.
  unsigned getFurthest(unsigned from, unsigned to) const {
    unsigned furthest = 0;
    for (from += size, to += size; from < to; from /= 2, to /= 2) {
      if (from % 2)
        furthest = std::max(furthest, ends[from++]);
      if (to % 2)
        furthest = std::max(furthest, ends[--to]);
    }
    return furthest;
  }

private:
  unsigned size;
  std::vector<unsigned> ends;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_GROUPSPANS_H
