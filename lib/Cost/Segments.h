//===- Segments.h - Which roof binds from which value on --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The binding roof as a function of one symbol. The symbol goes from its lower
// bound to its upper one, or to the largest 64-bit integer.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_SEGMENTS_H
#define ROOFLINE_LIB_COST_SEGMENTS_H

#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// From a value on, up to the next segment: the positions of the slowest
/// demands, ascending. With several of them each value has one of these, by
/// turns.
struct Segment {
  int64_t from;
  llvm::SmallVector<unsigned, 2> slowest;

  bool isSingle() const { return slowest.size() == 1; }
};
using SegmentList = llvm::SmallVector<Segment, 4>;

/// The segments of `demands`, whose amounts depend on `symbol` alone; no two
/// neighbours are equal. Of equal times the first is the slowest. Where all
/// times are zero nothing binds, and the segment before goes on, or the one
/// after begins early; there are no segments if all are zero everywhere.
///
/// Exact, or absent, where that would take too long: for quotients by symbols,
/// with a period above 4,096 or of a degree above 8, times have to be shown to
/// lie apart in some two thousand intervals of the values.
std::optional<SegmentList> findSegments(llvm::ArrayRef<RoofDemand> demands,
                                        const Symbol &symbol);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_SEGMENTS_H
