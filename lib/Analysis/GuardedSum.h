//===- GuardedSum.h - Counts over the points where a guard holds *- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_GUARDEDSUM_H
#define ROOFLINE_LIB_ANALYSIS_GUARDEDSUM_H

#include "Guards.h"

namespace mlir::roofline {

/// The sum of `count`, which is of one point, over the points of `loops` where
/// `guard` holds. Empty where it has no exact form here.
std::optional<Expr> sumWhere(const Expr &count, ArrayRef<LoopRange> loops,
                             const Guard &guard, Dimensions &dimensions,
                             Location location);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_GUARDEDSUM_H
