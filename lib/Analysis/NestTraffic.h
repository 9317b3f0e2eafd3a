//===- NestTraffic.h - A nest in the caches of a target ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_NESTTRAFFIC_H
#define ROOFLINE_LIB_ANALYSIS_NESTTRAFFIC_H

#include "LoopNestCost.h"

namespace mlir::roofline {

/// Puts into the cost of `nest` what its order moves at each level of `target`:
/// through the shared cache from main memory, and through the store next to the
/// units from the shared cache. A level whose cache has no known capacity or
/// line keeps what is compulsory; so does all where sizes are open.
void addCacheTraffic(LoopNest &nest, const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_NESTTRAFFIC_H
