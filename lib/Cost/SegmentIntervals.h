//===- SegmentIntervals.h - Segments found interval by interval -------------*-
// C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_SEGMENTINTERVALS_H
#define ROOFLINE_LIB_COST_SEGMENTINTERVALS_H

#include "Segments.h"

namespace mlir::roofline {

/// As `findSegments`, for demands of any form: the values of `symbol` are
/// halved until one demand is shown to be the slowest in each interval. Empty
/// where that takes over two thousand of these, as where demands stay close
/// together.
std::optional<SegmentList>
findSegmentsByIntervals(llvm::ArrayRef<RoofDemand> demands,
                        const Symbol &symbol);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_SEGMENTINTERVALS_H
