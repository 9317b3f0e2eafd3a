//===- OrderedCost.h - The caches that a kernel goes through ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_ORDEREDCOST_H
#define ROOFLINE_LIB_ANALYSIS_ORDEREDCOST_H

#include "roofline/Access/CacheTraffic.h"
#include "roofline/Target/TargetModel.h"

namespace mlir::roofline {

/// A nest with an order as the caches of a target see it.
struct CachedNest {
  /// Offsets of which a part is not known are numbers here.
  Nest nest;
  /// In front of main memory, and in front of what all cores share; absent
  /// where the target does not give the capacity or the line.
  std::optional<CacheShape> shared, own;
};

/// `open`, which has an order, on `target`; empty where sizes are open, so that
/// nobody knows what fits.
std::optional<CachedNest>
makeCachedNest(const Nest &open, const TargetModel &target, bool isLaunch);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_ORDEREDCOST_H
